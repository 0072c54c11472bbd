import * as limits from '../../domain/limits.ts'
import type { StatusChangeLine } from '../../schema/status.ts'
import { staffText } from '../../text/kiosk.ts'
import { CallError, call } from '../call.ts'
import { type FestivalClock, toClockTime } from '../live/festival-clock.ts'
import { type Doors, pollStatuses } from '../live/poll.ts'
import { make } from '../make.ts'
import { loadSession } from '../session.ts'
import { type StaffRow, toStaffRow, toWords } from './staff-row.ts'
import { keepToday } from './today.ts'

/*
 * The page on which staff set the doors of a venue (ROWS R16). It sleeps until the server says that this account may: the
 * log of the venue is the question, and its refusal the answer.
 */

const doors = document.querySelector<HTMLFieldSetElement>('[data-staff]') as HTMLFieldSetElement
const gate = document.querySelector<HTMLElement>('[data-staff-gate]') as HTMLElement
/** Read out; here before anything is said, else many readers miss the first words. */
const said = make('p', { className: 'sr', role: 'status' })
const list = make('ol', { className: 'log' })
const log = make('section', { className: 'group', hidden: true }, make('h2', { textContent: staffText.log }), list)
const venue = doors.dataset.staff ?? ''
let clock: FestivalClock = { zone: 'UTC', suffix: '' }
const RETRY_MS = 5000

const say = (words: string) => {
  said.textContent = words
}
const timeOf = (instant: string) => toClockTime(Date.parse(instant), Date.now(), clock)

/** Says in the place of the selectors why they sleep. */
function close(words: string, hint: string, withLogIn: boolean): void {
  doors.disabled = true
  gate.hidden = false
  const [head, text] = gate.querySelectorAll('p')
  if (head) head.textContent = words
  if (text) text.textContent = hint
  const button = gate.querySelector<HTMLElement>('[data-sign-in]')
  if (button) button.hidden = !withLogIn
}

const refusals: Record<number, () => void> = {
  401: () => close(staffText.signedOut, staffText.signedOutHint, true),
  403: () => close(staffText.notHere, staffText.notHereHint, true),
}

const readLog = async (): Promise<StatusChangeLine[]> =>
  (await call(`/statuses/log/${encodeURIComponent(venue)}`)).json()

function drawLog(lines: readonly StatusChangeLine[], rows: ReadonlyMap<string, StaffRow>): void {
  const shown = lines.flatMap((line) => {
    const row = rows.get(line.id)
    if (!row) return []
    const time = make('time', { dateTime: line.set_at, textContent: timeOf(line.set_at) })
    return make('li', {}, time, ' ', staffText.changedBy(line.name, row.title, toWords(line)))
  })
  list.replaceChildren(...(shown.length > 0 ? shown : [make('li', { textContent: staffText.logEmpty })]))
  log.hidden = false
}

function open(first: readonly StatusChangeLine[]): void {
  gate.hidden = true
  doors.disabled = false
  doors.dataset.awake = ''
  /** Of the newest change that this page made: an answer that left before it says nothing new. */
  let own = 0
  let seen = 0
  let lines = first

  const send = async (id: string, body: object): Promise<StatusChangeLine> => {
    const answer = await call(`/statuses/${encodeURIComponent(id)}`, { method: 'PATCH', body })
    const stored: StatusChangeLine = await answer.json()
    own = Math.max(own, stored.revision)
    lines = [stored, ...lines].slice(0, limits.STAFF_LOG_SHOWN)
    drawLog(lines, rows)
    return stored
  }
  const rows = new Map(
    [...doors.querySelectorAll<HTMLElement>('[data-status]')].map((element) => {
      const row = toStaffRow(element, { send, say, timeOf, onRefused: (status) => refusals[status]?.() })
      return [row.id, row] as const
    }),
  )
  const today = keepToday(doors)

  async function take({ statuses, revision, isAway, clock: festival }: Doors): Promise<void> {
    if (revision < own || isAway) return
    const isFirst = clock !== festival && clock.zone !== festival.zone
    clock = festival
    const isNews = revision > seen && seen > 0 && revision > own
    seen = revision
    if (isNews) lines = await readLog().catch(() => lines)
    for (const row of rows.values()) {
      const status = statuses.get(row.id)
      const newest = lines.find(({ id }) => id === row.id)
      const before = row.element.dataset.look
      row.show(status ?? { status: 'none' }, newest && staffText.setBy(newest.name, timeOf(newest.set_at)))
      if (isNews && newest && newest.revision > own && row.element.dataset.look !== before)
        say(staffText.changedBy(newest.name, row.title, toWords(newest)))
    }
    if (isNews || isFirst) drawLog(lines, rows)
    today()
  }
  const poller = pollStatuses(
    {
      everyMs: limits.KIOSK_STATUS_POLL_MS,
      spread: limits.STATUS_POLL_SPREAD,
      awayPolls: limits.STATUS_AWAY_POLLS,
      mostMs: limits.KIOSK_STATUS_AWAY_MOST_MS,
    },
    (fresh) => void take(fresh),
  )
  const update = () => (document.visibilityState === 'visible' ? poller.wake() : poller.rest())
  document.addEventListener('visibilitychange', update)
  addEventListener('online', () => poller.ask())
  update()
}

/** Wakes the page for an account that may set its doors. */
export async function startStaff(): Promise<void> {
  if (!(await loadSession())) return
  try {
    const lines = await readLog()
    doors.after(log, said)
    open(lines)
  } catch (error) {
    const refusal = error instanceof CallError ? refusals[error.status] : undefined
    if (refusal) refusal()
    else {
      close(staffText.away, staffText.awayHint, false)
      setTimeout(() => void startStaff(), RETRY_MS)
    }
  }
}
