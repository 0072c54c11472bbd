import { type ReactNode, useRef } from 'react'
import { resultText } from '../../text/results.ts'

/** The filters of small screens: a modal from the side, closed by Escape, outside it, or by its buttons (ROWS R07). */
export function Offcanvas({ total, active, children }: { total: number; active: number; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <button className="btn" type="button" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        {active > 0 ? resultText.filtersOn(active) : resultText.filters}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal by itself. */}
      <dialog
        ref={dialog}
        className="offcanvas"
        aria-label={resultText.filtersLabel}
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
      >
        <div className="offcanvas-body">
          <button className="quiet" type="button" onClick={close}>
            {resultText.close}
          </button>
          {children}
          <button className="btn primary" type="button" onClick={close}>
            {resultText.show(total)}
          </button>
        </div>
      </dialog>
    </>
  )
}
