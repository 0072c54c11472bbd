import type { ContributorLink } from '../../schema/contributor.ts'
import type { Film, Listing } from '../../schema/listing.ts'
import type { Credential, Tag } from '../../schema/parts.ts'
import type { ProgramEvent } from '../../schema/program-event.ts'
import type { Edition } from '../../schema/snapshot.ts'
import type { Location, Venue } from '../../schema/venue.ts'
import type { Notes } from './notes.ts'

/** Points at another record of the feed: by its id, or by its name where the feed has no ids. */
export interface DraftRef {
  id?: string
  name?: string
}

/** A time as the feed writes it: RFC 3339, a wall time without offset, a date, or an epoch number. */
export type DraftTime = string | number

export interface DraftLink {
  label?: string
  url?: string
  value?: string
  highlight?: boolean
}

export interface DraftImage {
  url?: string
  alt_text?: string
  credit?: string
  width?: number
  height?: number
}

/** What all kinds share. Texts are as the feed wrote them: HTML, Markdown or plain. */
interface DraftRecord extends DraftRef {
  description?: string
  image?: DraftImage
  thumbnail?: string
  links?: DraftLink[]
  tags?: Tag[]
  featured?: boolean
  /** Absent: published. `null`: not published. */
  publish_at?: DraftTime | null
}

type EventWords =
  | 'subtitle'
  | 'language'
  | 'event_type'
  | 'format'
  | 'category'
  | 'track'
  | 'experience_level'
  | 'focus_area'
  | 'genre'
  | 'subgenre'
  | 'presented_by'
  | 'age_policy'
  | 'reservable_id'
  | 'sxxpress_message'
  | 'alpha'

export interface DraftEvent extends DraftRecord {
  /** The feed's own id where `id` was made from it. */
  event_id?: string
  long_description?: string
  start?: DraftTime
  end?: DraftTime
  /** The zone of wall times in `start` and `end`, when it is not the edition's. */
  zone?: string
  durationMinutes?: number
  /** The festival day the feed files it under. */
  date?: string
  canceled?: boolean
  words?: Partial<Record<EventWords, string>>
  credentials?: Credential[]
  credential_types?: string[]
  hash_tags?: string[]
  meta?: ProgramEvent['meta']
  accessibility?: string[]
  cpe_credit?: boolean
  reservable?: boolean
  rsvp_url?: string
  people: (DraftRef & { role?: string })[]
  venue?: DraftRef
  films: DraftRef[]
}

export interface DraftContributor extends DraftRecord {
  isArtist: boolean
  words?: Partial<
    Record<
      'pronoun' | 'city' | 'state' | 'country' | 'genre' | 'subgenre' | 'title' | 'company' | 'artist_connection',
      string
    >
  >
  credential_types?: string[]
  details?: string
  bio?: string
  services?: Partial<Record<ContributorLink, string>>
  announcement_date?: DraftTime
}

export interface DraftListing extends DraftRecord {
  words?: Partial<Record<'category', string>>
  booths?: Listing['booths']
  film?: Omit<Film, keyof Listing>
}

export interface DraftVenue extends DraftRecord {
  parent?: DraftRef
  location?: Location
  words?: Partial<Record<'floor' | 'age_policy' | 'indoor_outdoor', string>>
  capacity?: Venue['capacity']
  accessible?: boolean
  position?: number
}

/** What a feed says about the whole festival. */
export interface DraftEdition extends Partial<Omit<Edition, 'zone' | 'start_date' | 'end_date'>> {
  zone?: string
  start?: string
  end?: string
}

/** What an importer makes of a feed: everything it says, nothing checked yet. `toRecords` does the rest. */
export interface Draft {
  edition: DraftEdition
  events: DraftEvent[]
  contributors: DraftContributor[]
  films: DraftListing[]
  brands: DraftListing[]
  exhibitors: DraftListing[]
  presenters: DraftListing[]
  venues: DraftVenue[]
}

export const emptyDraft = (): Draft => ({
  edition: {},
  events: [],
  contributors: [],
  films: [],
  brands: [],
  exhibitors: [],
  presenters: [],
  venues: [],
})

/** Several files of one source as one draft; what the first file says about the edition wins. */
export function joinDrafts(drafts: readonly Draft[]): Draft {
  const joined = emptyDraft()
  for (const draft of drafts) {
    joined.edition = { ...draft.edition, ...joined.edition }
    // One by one: a large feed has more records than a call can have arguments.
    for (const one of draft.events) joined.events.push(one)
    for (const one of draft.contributors) joined.contributors.push(one)
    for (const one of draft.films) joined.films.push(one)
    for (const one of draft.brands) joined.brands.push(one)
    for (const one of draft.exhibitors) joined.exhibitors.push(one)
    for (const one of draft.presenters) joined.presenters.push(one)
    for (const one of draft.venues) joined.venues.push(one)
  }
  return joined
}

/** A format that Marquee reads. */
export interface Importer {
  /** As `--format` and the snapshot name it. */
  name: string
  /** As a person calls it. */
  title: string
  /** Whether a feed looks like this format, whatever its file is called. */
  detect(content: Content): boolean
  /** @throws FeedError when the feed as a whole cannot be read. A single bad record never throws. */
  read(content: Content, notes: Notes): Draft
}

/** A feed's text, looked at once for all formats. */
export interface Content {
  /** File name or address, for messages. */
  name: string
  /** Without a byte order mark. */
  text: string
  /** The value when the text is JSON, or the list of values when it is one JSON value a line. */
  json?: unknown
  /** What keeps a text that begins like JSON from being JSON. */
  jsonProblem?: string
}
