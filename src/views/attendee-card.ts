import { toItemPath } from '../domain/urls.ts'
import type { AttendeeSource } from '../schema/search.ts'
import { type PersonCardView, toPlace } from './person-card.ts'
import { toPicture } from './picture.ts'
import { toStar } from './star.ts'

/** What somebody is and where, as a card has room for it. */
export const toAttendeeLines = ({ title, company }: Pick<AttendeeSource, 'title' | 'company'>): string[] =>
  [title, company].filter((line): line is string => Boolean(line))

/** Town and country, each once. */
export const toHome = ({ hometown, country }: Pick<AttendeeSource, 'hometown' | 'country'>): string =>
  toPlace({ city: hometown, country })

/** Somebody in the attendee directory, in a grid (ROWS R11). The directory belongs to no year. */
export function toAttendeeCard(attendee: AttendeeSource): PersonCardView {
  const { uid, name, badge_type: badge, image_url } = attendee
  return {
    href: toItemPath('attendee', encodeURIComponent(uid), undefined),
    name,
    lines: [...toAttendeeLines(attendee), toHome(attendee)].filter(Boolean),
    ...(badge && { role: badge }),
    picture: toPicture({ name, thumbnail_url: image_url }, { prefers: 'thumbnail', isPerson: true }),
    star: toStar('attendee', uid),
  }
}
