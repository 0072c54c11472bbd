import { make } from '../../client/make.ts'
import { toCalendarFile } from '../../domain/calendar-file.ts'
import { toItemPath } from '../../domain/urls.ts'
import type { EventSource } from '../../schema/search.ts'
import type { CardContext } from '../../views/context.ts'
import { toWhere } from '../../views/event-card.ts'
import type { FavoriteSettings } from '../../views/favorite-settings.ts'

const toVenue = ({ venue }: EventSource) => venue && { record: { name: venue.name, parent_venue: venue.root } }

/** Hands the visitor a calendar file of these events: those that have a time. */
export function takeAlong(events: readonly EventSource[], { name }: FavoriteSettings, { year }: CardContext): void {
  const timed = events.flatMap((event) => {
    const { id, start_time, end_time, canceled } = event
    if (!start_time) return []
    const where = toWhere({ venue: toVenue(event) })
    const url = new URL(toItemPath('event', id, year), location.href).href
    return { id, name: event.name, start_time, end_time, canceled, where, url }
  })
  const text = toCalendarFile(timed, { name, host: location.hostname, now: new Date() })
  const href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  make('a', { href, download: 'favorites.ics' }).click()
  setTimeout(() => URL.revokeObjectURL(href), 1000)
}
