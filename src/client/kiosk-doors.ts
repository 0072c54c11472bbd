import { toDoor } from '../domain/door.ts'
import { doorText } from '../text/door.ts'
import { toParts } from './live/draw-door.ts'
import { toClockTime } from './live/festival-clock.ts'
import { type Doors, type PollTimes, pollStatuses } from './live/poll.ts'

/**
 * Shows how full the doors of a screen's events are. It asks as long as the page is seen, and says 'Unknown' as soon as
 * nobody answers: a green light that may be an hour old is worse than none.
 */
export function showDoors(main: HTMLElement, zone: string, times: PollTimes & { staleMs: number }): () => void {
  let doors: Doors | undefined

  const draw = () => {
    if (!doors) return
    const now = Date.now() + doors.ahead
    for (const place of main.querySelectorAll<HTMLElement>('[data-status]')) {
      const row = place.closest('li')
      // What the programme itself calls canceled stays so, whatever its door once said.
      if (row?.classList.contains('canceled') && place.dataset.look !== 'canceled') continue
      const status = doors.statuses.get(place.dataset.status ?? '')
      const door = status && toDoor(status, { now, isAway: doors.isAway, staleMs: times.staleMs })
      row?.classList.toggle('canceled', door?.look === 'canceled')
      const time = door ? toClockTime(door.setAt, now, { zone, suffix: '' }) : ''
      const said = door ? `${door.look} ${door.message} ${time}` : ''
      if ((place.dataset.said ?? '') === said) continue
      place.dataset.said = said
      place.dataset.look = door?.look ?? ''
      place.replaceChildren(...(door ? toParts(door, doorText.looks[door.look], time) : []))
    }
  }

  const poller = pollStatuses(times, (fresh) => {
    doors = fresh
    draw()
  })
  const update = () => (document.visibilityState === 'visible' ? poller.wake() : poller.rest())
  document.addEventListener('visibilitychange', update)
  addEventListener('online', () => poller.ask())
  update()
  return draw
}
