import type { StatusChangeLine } from '../../schema/status.ts'
import { staffText } from '../../text/kiosk.ts'
import { CallError } from '../call.ts'
import { make } from '../make.ts'

/** What a row knows of its door. */
export type KnownDoor = Pick<StatusChangeLine, 'status'> & { message?: string | undefined }

/** What a change of a row asks for; `none` takes a message away. */
export interface Change {
  status?: KnownDoor['status']
  message?: string
}

export interface StaffRow {
  id: string
  title: string
  element: HTMLElement
  /** Takes in what the server says; `by` in words who set it. */
  show(door: KnownDoor, by?: string): void
  isBusy(): boolean
}

interface RowParts {
  /** Stores a change and answers what is stored now. */
  send: (id: string, change: Change) => Promise<StatusChangeLine>
  /** Says something to who does not see the row. */
  say: (words: string) => void
  timeOf: (instant: string) => string
  /** The session ended, or never was one for this door. */
  onRefused: (status: number) => void
}

const NONE: KnownDoor = { status: 'none' }

/** `Yellow, Now Seating SXXPress`. */
export const toWords = ({ status, message }: KnownDoor): string => staffText.door(staffText.statuses[status], message)

const failureOf = (error: unknown): string => {
  const status = error instanceof CallError ? error.status : 0
  return status === 404 ? staffText.gone : status === 403 ? staffText.refused : staffText.failed
}

/**
 * One event with its two selectors. They show what is stored, never what is only wished for (ROWS T02): a choice is taken
 * back at once, said to be under way, and shown when the server has it. They are never disabled, because focus would be lost.
 */
export function toStaffRow(element: HTMLElement, { send, say, timeOf, onRefused }: RowParts): StaffRow {
  const id = element.dataset.status ?? ''
  const title = element.querySelector('h3')?.textContent ?? ''
  const status = element.querySelector<HTMLSelectElement>('[name=status]') as HTMLSelectElement
  const message = element.querySelector<HTMLSelectElement>('[name=message]') as HTMLSelectElement
  const line = make('p', { className: 'saying' })
  element.append(line)
  let known = NONE
  let isBusy = false

  const draw = () => {
    status.value = known.status
    message.value = known.message ?? 'none'
    element.dataset.look = known.status
  }
  const button = (label: string, name: string, act: () => void) => {
    const made = make('button', { type: 'button', className: 'btn', textContent: label })
    made.setAttribute('aria-label', name)
    made.addEventListener('click', act)
    return made
  }

  async function change(wish: Change, isUndo = false): Promise<void> {
    if (isBusy) return
    isBusy = true
    element.setAttribute('aria-busy', 'true')
    const wanted = { ...known, ...wish }
    if (wanted.message === 'none') delete wanted.message
    const before = known
    line.replaceChildren(make('span', { className: 'spin' }), staffText.setting(toWords(wanted)))
    try {
      const stored = await send(id, wish)
      known = stored
      const undo = () => void change({ status: before.status, message: before.message ?? 'none' }, true)
      line.replaceChildren(
        staffText.setByYou(timeOf(stored.set_at)),
        ...(isUndo ? [] : [button(staffText.undo, staffText.undoOf(title), undo)]),
      )
      say(staffText.set(title, toWords(stored)))
    } catch (error) {
      const words = failureOf(error)
      const again = button(staffText.retry, `${staffText.retry}: ${title}`, () => void change(wish, isUndo))
      line.replaceChildren(words, ...(words === staffText.failed ? [again] : []))
      say(`${title}: ${words}`)
      if (error instanceof CallError) onRefused(error.status)
    }
    isBusy = false
    element.removeAttribute('aria-busy')
    // The button that was pressed may be gone.
    if (isUndo && document.activeElement === document.body) status.focus()
    draw()
  }

  const choose = (wish: Change) => {
    draw()
    const isSame = wish.status === known.status || wish.message === (known.message ?? 'none')
    if (!isSame) void change(wish)
  }
  status.addEventListener('change', () => choose({ status: status.value as KnownDoor['status'] }))
  message.addEventListener('change', () => choose({ message: message.value }))
  return {
    id,
    title,
    element,
    isBusy: () => isBusy,
    show(door, by) {
      const isSame = door.status === known.status && (door.message ?? '') === (known.message ?? '')
      if (isBusy || isSame) return
      known = door
      line.replaceChildren(by ?? '')
      // Somebody may be choosing at this moment.
      if (element.querySelector(':focus') === null) draw()
      else requestAnimationFrame(draw)
    },
  }
}
