import { staffText } from '../../text/kiosk.ts'
import { make } from '../make.ts'
import { spanOf } from '../span.ts'

/** A door is looked after from so long before its event until so long after it. */
const BEFORE_MS = 14 * 3_600_000
const AFTER_MS = 30 * 60_000
/** Whether somebody at the door has to do with an event at a moment. */
export const isAtTheDoor = (span: [number, number] | undefined, now: number): boolean =>
  span !== undefined && span[0] - BEFORE_MS <= now && now <= span[1] + AFTER_MS

/**
 * Leaves of a venue's events those that are on or to come within this day, with a button for the others. The function that
 * it answers looks again; a row that somebody works in stays where it is.
 */
export function keepToday(doors: HTMLElement): () => void {
  const rows = [...doors.querySelectorAll<HTMLElement>('[data-status]')]
  const button = make('button', { type: 'button', className: 'btn', textContent: staffText.showAll })
  const note = make('p', { className: 'hint', textContent: staffText.nothingNow })
  let isAll = false

  const update = () => {
    const now = Date.now()
    const current = rows.filter((row) => isAtTheDoor(spanOf(row), now))
    const shown = new Set(isAll || current.length === 0 ? rows : current)
    for (const row of rows) row.hidden = !shown.has(row) && !row.contains(document.activeElement)
    for (const day of doors.querySelectorAll<HTMLElement>('.group'))
      day.hidden = !day.querySelector('[data-status]:not([hidden])')
    note.hidden = current.length > 0
    button.hidden = current.length === 0 || current.length === rows.length
    button.setAttribute('aria-pressed', String(isAll))
  }
  button.addEventListener('click', () => {
    isAll = !isAll
    update()
  })
  doors.before(note)
  doors.append(button)
  update()
  return update
}
