import { z } from 'zod'
import { FAVORITE_TYPES, ModelSchema } from './models.ts'
import { AttendeeSchema } from './people.ts'

/** One line of the suggestions dropdown (SPEC §3). */
export const SuggestionSchema = z.object({
  type: z.enum(['term', ...ModelSchema.options]),
  name: z.string(),
  thumbnail_url: z.string().optional(),
  /**
   * By field the fragments of the text that matched, as HTML: everything is escaped, and each match stands in
   * `<em>…</em>`, the only element there can be. A reader that prints it as HTML is safe; ours cuts it at the marks.
   */
  highlight: z.record(z.string(), z.array(z.string())).optional(),
  term: z.string().optional(),
  /** The id in the event's address: `/events/{event_id}`. */
  event_id: z.string().optional(),
  event_type: z.string().optional(),
  venue_name: z.string().optional(),
  /** The id in the address of everything else. */
  entity_id: z.string().optional(),
})
export type Suggestion = z.output<typeof SuggestionSchema>

export const FilterSchema = z.object({
  field: z.string().min(1),
  value: z.union([z.string(), z.array(z.string())]),
  models: z.array(z.string()).optional(),
})
export type Filter = z.output<typeof FilterSchema>

/** One section of the sidebar (SPEC §3). */
export const AggregationSchema = z.object({
  /** The field that its filters name. */
  name: z.string(),
  title: z.string(),
  /** In the order in which they are offered. Counts come only with the feature `filter_counts`. */
  buckets: z.array(z.object({ key: z.string(), doc_count: z.int().nonnegative().optional() })),
  /** The heading that it stands under when a search is about several kinds: `Events`, `Contributors`. */
  group: z.string().optional(),
  /** Drawn as buttons or not at all, never as a section of checkboxes. */
  hidden: z.boolean().optional(),
  /** Shows its choices without being asked. */
  open: z.boolean().optional(),
  /** What a key is called, where that is not the key itself. */
  labels: z.record(z.string(), z.string()).optional(),
  /** The kinds that it narrows, comma-joined: the `models` of its filters. */
  model: z.string().optional(),
})
export type Aggregation = z.output<typeof AggregationSchema>

/** A picture with the words for it, where there is no thumbnail or the thumbnail is the same. */
const ShownImageSchema = z.object({ url: z.string(), alt_text: z.string().optional() })

/** What a card of an event shows, under the names of SPEC §3 and nothing more: thousands travel at once. */
export const EventSourceSchema = z.object({
  id: z.string(),
  event_id: z.string(),
  name: z.string(),
  event_type: z.string().optional(),
  start_time: z.string().optional(),
  end_time: z.string().optional(),
  /** The festival day, also where the feed gave only a start. */
  date: z.string().optional(),
  /** `root` is the building of a room, absent where the venue is a building itself. */
  venue: z.object({ id: z.string(), name: z.string(), root: z.object({ name: z.string() }).optional() }).optional(),
  thumbnail_url: z.string().optional(),
  image: ShownImageSchema.optional(),
  credentials: z.array(z.object({ name: z.string(), type: z.string() })).optional(),
  credential_types: z.array(z.string()).optional(),
  genre: z.string().optional(),
  track: z.string().optional(),
  /** The people that a card names; `contributors_count` says how many there are, where there are more. */
  contributors: z.array(z.object({ name: z.string() })).optional(),
  contributors_count: z.int().optional(),
  canceled: z.boolean().optional(),
  featured: z.boolean().optional(),
})
export type EventSource = z.output<typeof EventSourceSchema>

export const ContributorSourceSchema = z.object({
  entity_id: z.string(),
  type: z.enum(['artist', 'person']),
  name: z.string(),
  title: z.string().optional(),
  company: z.string().optional(),
  genre: z.string().optional(),
  subgenre: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
  thumbnail_url: z.string().optional(),
  image: ShownImageSchema.optional(),
  /** The festival's day, `yyyy-mm-dd`. */
  announcement_date: z.string().optional(),
  featured: z.boolean().optional(),
})
export type ContributorSource = z.output<typeof ContributorSourceSchema>

/** A film, brand, exhibitor or presenter. */
export const ListingSourceSchema = z.object({
  id: z.string(),
  entity_id: z.string().optional(),
  name: z.string(),
  category: z.string().optional(),
  booths: z.array(z.string()).optional(),
  genres: z.array(z.string()).optional(),
  countries: z.array(z.string()).optional(),
  runtime: z.string().optional(),
  thumbnail_url: z.string().optional(),
  image: ShownImageSchema.optional(),
  featured: z.boolean().optional(),
})
export type ListingSource = z.output<typeof ListingSourceSchema>

export const VenueSourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  parent_venue: z.object({ name: z.string() }).optional(),
  location: z.object({ address: z.string() }).optional(),
  /** What happens there and in its rooms. */
  event_count: z.int(),
  thumbnail_url: z.string().optional(),
  image: ShownImageSchema.optional(),
})
export type VenueSource = z.output<typeof VenueSourceSchema>

/** What a card of somebody in the attendee directory shows. */
export const AttendeeSourceSchema = AttendeeSchema.pick({
  uid: true,
  name: true,
  pronoun: true,
  title: true,
  company: true,
  hometown: true,
  country: true,
  industry: true,
  badge_type: true,
  image_url: true,
})
export type AttendeeSource = z.output<typeof AttendeeSourceSchema>

export const HitSourceSchema = z.union([
  EventSourceSchema,
  ContributorSourceSchema,
  VenueSourceSchema,
  ListingSourceSchema,
])
export type HitSource = z.output<typeof HitSourceSchema>

export const SearchHitSchema = z.object({
  type: z.string(),
  _id: z.string(),
  /** By `type`: an `EventSource`, a `ContributorSource`, a `VenueSource`, else a `ListingSource`. */
  _source: z.record(z.string(), z.unknown()),
  /** As in a suggestion. */
  highlight: z.record(z.string(), z.array(z.string())).optional(),
  favorite_id: z.string().optional(),
  favorite_type: z.enum(FAVORITE_TYPES).optional(),
})
export type SearchHit = z.output<typeof SearchHitSchema>

/** What a search answers: the stored search's id, the hits, and all that the sidebar needs (SPEC §3). */
export const SearchEnvelopeSchema = z.object({
  /** The stored search: what a conversion names. */
  id: z.string(),
  /** The same, as the address's `h` and a later search's `hash` take it (ROWS D01). */
  hash: z.string(),
  /** How many match, however many were asked for. */
  total: z.int().nonnegative(),
  /** The best first; without a term in the order of time, and of names where there is no time. */
  hits: z.array(SearchHitSchema),
  aggregations: z.array(AggregationSchema),
  grouping: z.enum(['model', 'alpha', 'start_time']),
  /** What was searched for, as it was understood: unknown kinds and fields are left out. */
  models: z.array(z.string()),
  filters: z.array(FilterSchema),
  term: z.string(),
})
export type SearchEnvelope = z.output<typeof SearchEnvelopeSchema>
