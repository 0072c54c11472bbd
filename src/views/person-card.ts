import { toItemPath } from '../domain/urls.ts'
import type { Contributor } from '../schema/contributor.ts'
import type { CardContext } from './context.ts'
import { type PictureView, toPicture } from './picture.ts'
import { toPublication } from './publication.ts'
import { type StarView, toStar } from './star.ts'

/** What a card needs to know of a contributor: a linked one of the catalogue, or a hit of a search. */
export interface CardContributor {
  record: Pick<
    Contributor,
    | 'entity_id'
    | 'type'
    | 'name'
    | 'title'
    | 'company'
    | 'genre'
    | 'subgenre'
    | 'city'
    | 'state'
    | 'country'
    | 'thumbnail_url'
    | 'image'
    | 'publish_at'
  >
}

export interface PersonCardView {
  href: string
  name: string
  /** What someone is and where they work, or an artist's genre and place. */
  lines: string[]
  role?: string
  picture: PictureView
  /** A venue's place, `36.91,-89.1`, where a list can be sorted by distance. */
  at?: string
  /** Only in a preview: when the public will see it. */
  publication?: string
  /** None where nobody could press it. */
  star?: StarView
  /** Something to know about it on this list alone. */
  note?: string
}

const joined = (separator: string, ...parts: (string | undefined)[]) => parts.filter(Boolean).join(separator)

/** City, state, country, each once: feeds repeat the city as the state. */
export const toPlace = (record: {
  city?: string | undefined
  state?: string | undefined
  country?: string | undefined
}) => [...new Set([record.city, record.state, record.country])].filter(Boolean).join(', ')

/** Title and company of a person, genre and place of an artist: what a card has room for. */
export function toPersonLines({ record }: CardContributor): string[] {
  const lines =
    record.type === 'artist'
      ? [joined(' · ', record.genre, record.subgenre), toPlace(record)]
      : [record.title, record.company ?? toPlace(record)]
  return lines.filter((line): line is string => Boolean(line))
}

/** Everything that says what somebody is, for their own page; the place stands apart there. */
export const toFullLines = ({ record }: CardContributor): string[] =>
  [joined(' · ', record.genre, record.subgenre), joined(', ', record.title, record.company)].filter(Boolean)

export function toPersonCard(contributor: CardContributor, context: CardContext, role?: string): PersonCardView {
  const { record } = contributor
  return {
    href: toItemPath(record.type, record.entity_id, context.year),
    name: record.name,
    lines: toPersonLines(contributor),
    ...(role && { role }),
    picture: toPicture(record, { prefers: 'thumbnail', isPerson: true }),
    ...toPublication(record, context),
    star: toStar(record.type, record.entity_id),
  }
}
