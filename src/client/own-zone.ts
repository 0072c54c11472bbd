import { nowText } from '../text/schedule.ts'

const KEY = 'marquee own time'

/** `3:30am`, with the day where it is another one than the festival's: `Mon 3:30am`. */
export function toOwnTime(instant: string, zone: string | undefined): string {
  const options = { timeZone: zone } satisfies Intl.DateTimeFormatOptions
  const time = new Intl.DateTimeFormat('en-US', { ...options, hour: 'numeric', minute: '2-digit', hour12: true })
    .format(Date.parse(instant))
    .replace(/\s?([AP])M$/, (_, half: string) => `${half.toLowerCase()}m`)
  const date = new Intl.DateTimeFormat('en-CA', { ...options, year: 'numeric', month: '2-digit', day: '2-digit' })
  if (date.format(Date.parse(instant)) === instant.slice(0, 10)) return time
  const weekday = new Intl.DateTimeFormat('en-US', { ...options, weekday: 'short' }).format(Date.parse(instant))
  return `${weekday} ${time}`
}

/** Remembered for this visit only: the festival's clock is what doors and tickets go by. */
function remembers(isOwn?: boolean): boolean {
  try {
    if (isOwn !== undefined) sessionStorage.setItem(KEY, isOwn ? '1' : '')
    return sessionStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

/** A button above the day that shows every time of it by the visitor's clock, and back. */
export function offerOwnTimes(times: readonly HTMLTimeElement[]): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const built = new Map(times.map((time) => [time, time.textContent ?? '']))
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'own-zone'
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  const show = (isOwn: boolean) => {
    for (const [time, text] of built) {
      time.textContent = isOwn ? toOwnTime(time.dateTime, zone) : text
      // What stands beside it, the end and the zone's letters, is by the festival's clock.
      const rail = time.closest<HTMLElement>('.rail')
      if (isOwn) rail?.setAttribute('data-own', place)
      else rail?.removeAttribute('data-own')
    }
    button.textContent = isOwn ? nowText.festivalTime : nowText.ownTime(place)
    button.setAttribute('aria-pressed', String(isOwn))
  }
  button.addEventListener('click', () => show(remembers(button.getAttribute('aria-pressed') !== 'true')))
  show(remembers())
  document.querySelector('.masthead')?.append(button)
}
