import { make } from '../../client/make.ts'
import { FILTER_BREAKPOINT_PX } from '../../domain/limits.ts'
import { resultText } from '../../text/results.ts'

/** Below 991 px the filters stand in a modal from the side (ROWS R07, SPEC §9). */
export const narrow = matchMedia(`(width < ${FILTER_BREAKPOINT_PX}px)`)

export interface Offcanvas {
  /** Where its inside is drawn. */
  body: HTMLElement
  open(): void
  close(): void
}

/** The modal: Escape and a press outside it close it, and the browser hands the focus back to what opened it. */
export function makeOffcanvas(page: HTMLElement, { isForAll = false } = {}): Offcanvas {
  const body = make('div', { className: 'offcanvas-body' })
  const dialog = make('dialog', { className: 'offcanvas', ariaLabel: resultText.filtersLabel }, body)
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  // Wider, the filters stand beside the results, where a page has room for them.
  if (!isForAll) narrow.addEventListener('change', () => dialog.close())
  page.append(dialog)
  return { body, open: () => dialog.showModal(), close: () => dialog.close() }
}
