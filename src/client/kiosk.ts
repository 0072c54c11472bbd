import { kioskText } from '../text/kiosk.ts'
import { showDoors } from './kiosk-doors.ts'
import { keepRenewing } from './kiosk-renew.ts'
import { nextRound, type Round, toShown } from './kiosk-round.ts'

/*
 * A screen above a door: the festival's clock, what is on now and next, how full the doors are, and a slow round through
 * the list. Nobody touches it for days, so it stays awake and takes over what is built meanwhile.
 */

const STEP_MS = 250
const CLOCK_MS = 1000

const main = document.querySelector<HTMLElement>('[data-kiosk]') as HTMLElement
const clock = document.querySelector<HTMLElement>('[data-clock]') as HTMLElement
const button = document.querySelector<HTMLButtonElement>('[data-pause]') as HTMLButtonElement
const bar = document.querySelector<HTMLElement>('[data-progress]') as HTMLElement
const isStill = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Its times stand in the page: a module shared with the script of all other pages would cost each of them a request.
 */
const { scrollMs, aheadMs, renewMs, ...times } = Object.fromEntries(
  Object.entries(main.dataset).map(([name, value]) => [name, Number(value)]),
) as Record<'scrollMs' | 'aheadMs' | 'renewMs' | 'everyMs' | 'spread' | 'awayPolls' | 'mostMs' | 'staleMs', number>

const query = new URLSearchParams(location.search)

/** `?now=2026-03-07T18:00:00-06:00` lets an operator see beforehand how an evening will look. */
const rehearsal = Date.parse(query.get('now') ?? '')
const ahead = Number.isNaN(rehearsal) ? 0 : rehearsal - Date.now()
const now = () => Date.now() + ahead

// The festival's clock, wherever the screen's own stands; a fixed offset is a zone that older browsers do not know.
const zone = clock.dataset.clock ?? 'UTC'
const format = (options: Intl.DateTimeFormatOptions) => {
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone })
  } catch {
    return new Intl.DateTimeFormat('en-US', options)
  }
}
const timeFormat = format({ hour: 'numeric', minute: '2-digit', hour12: true })
const dayFormat = format({ year: 'numeric', month: '2-digit', day: '2-digit' })

function showClock(): void {
  const [time = '', half = ''] = timeFormat.format(now()).split(/\s/)
  if (clock.dataset.shown === time) return
  clock.dataset.shown = time
  const small = document.createElement('small')
  small.textContent = half.toLowerCase()
  clock.replaceChildren(time, small)
  showProgramme()
}

/**
 * `?venue=Main%20Hall&venue=Club` on the screen for all venues: one for several doors. What happens elsewhere leaves the
 * page, so that the round stays short.
 */
function keepVenues(): void {
  const venues = query.getAll('venue')
  if (venues.length === 0) return
  for (const row of main.querySelectorAll('.rows li')) {
    const places = row.querySelector('span')?.textContent.split(' · ') ?? []
    if (!places.some((place) => venues.includes(place))) row.remove()
  }
  for (const part of main.querySelectorAll('.slot, .day')) if (!part.querySelector('.rows li')) part.remove()
  const title = document.querySelector('h1')
  if (title) title.textContent = venues.join(' · ')
}

/** Hides what is over or far away, and says what is on now and what is next. */
function showProgramme(): void {
  const slots = [...main.querySelectorAll<HTMLElement>('.slot')]
  const rowsOf = (slot: HTMLElement) => [...slot.querySelectorAll<HTMLElement>('[data-minutes]')]
  const shown = toShown(
    slots.map((slot) => {
      const start = slot.querySelector('time')?.dateTime
      const from = Date.parse(start ?? slot.dataset.leaves ?? '')
      return {
        ...(start && { startsAt: from }),
        leavesAt: rowsOf(slot).map(({ dataset }) => from + Number(dataset.minutes) * 60_000),
      }
    }),
    now(),
    aheadMs,
  )
  slots.forEach((slot, index) => {
    const { rows, isShown, when } = shown[index] ?? { rows: [], isShown: false }
    slot.hidden = !isShown
    slot.dataset.is = when ?? ''
    rowsOf(slot).forEach((row, number) => {
      row.hidden = !rows[number]
    })
    const words = slot.querySelector('[data-when]')
    if (words) words.textContent = when ? kioskText[when] : ''
  })
  for (const day of main.querySelectorAll<HTMLElement>('.day')) day.hidden = !day.querySelector('.slot:not([hidden])')
  const over = main.querySelector<HTMLElement>('[data-over]')
  if (over) over.hidden = shown.some(({ isShown }) => isShown)
}

/** One screen further, or back to the beginning; without motion it jumps. */
function scrollOn(): void {
  const { scrollHeight, clientHeight } = document.documentElement
  const head = document.querySelector('.top')?.getBoundingClientRect().height ?? 0
  const foot = bar.parentElement?.getBoundingClientRect().height ?? 0
  const isAtEnd = scrollY + clientHeight >= scrollHeight - 2
  const top = isAtEnd ? 0 : scrollY + clientHeight - head - foot
  scrollTo({ top, behavior: isStill.matches ? 'instant' : 'smooth' })
}

let round: Round = { elapsedMs: 0, isPaused: false, quietMs: scrollMs }

/** Who wants no motion gets none, until they ask for it. */
function hold(isPaused: boolean): void {
  // Who presses Resume wants it to go on, and need not step away first.
  round = { elapsedMs: 0, isPaused, quietMs: scrollMs }
  button.setAttribute('aria-pressed', String(isPaused))
  button.textContent = isPaused ? kioskText.resume : kioskText.pause
}
hold(isStill.matches)
isStill.addEventListener('change', () => hold(isStill.matches))

setInterval(() => {
  const next = nextRound(round, STEP_MS, scrollMs)
  round = next.round
  bar.style.transform = `scaleX(${Math.min(1, round.elapsedMs / scrollMs)})`
  if (next.isDue) scrollOn()
}, STEP_MS)

for (const cause of ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin']) {
  document.addEventListener(cause, () => (round = { ...round, quietMs: 0 }), { passive: true })
}

button.addEventListener('click', () => hold(!round.isPaused))

/** A screen must not go dark. A browser lets go of the lock whenever the page is hidden, or refuses it on low battery. */
async function stayAwake(): Promise<void> {
  if (document.visibilityState === 'visible') await navigator.wakeLock?.request('screen').catch(() => undefined)
}
document.addEventListener('visibilitychange', () => void stayAwake())

/** A large programme has a screen for each day: this one moves on to today's. */
function toToday(): void {
  const [month, date, year] = dayFormat.format(now()).split('/')
  const today = [...main.querySelectorAll<HTMLAnchorElement>('[data-screen]')].find(
    ({ dataset }) => dataset.screen === `${year}-${month}-${date}`,
  )
  if (today) location.replace(today.href + location.search)
}

document.documentElement.dataset.js = ''
keepVenues()
showClock()
setInterval(showClock, CLOCK_MS)
void stayAwake()
const drawDoors = showDoors(main, zone, times)
keepRenewing(renewMs, () => {
  keepVenues()
  showProgramme()
  drawDoors()
})
toToday()
