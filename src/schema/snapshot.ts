import { z } from 'zod'
import { ContributorSchema } from './contributor.ts'
import { FilmSchema, ListingSchema } from './listing.ts'
import { DaySchema } from './parts.ts'
import { ProgramEventSchema } from './program-event.ts'
import { VenueSchema } from './venue.ts'

/** One year of a festival: what an import learns about the whole, beside its records. */
export const EditionSchema = z.object({
  year: z.int().min(1900).max(2200),
  name: z.string().min(1),
  tagline: z.string().optional(),
  place: z.string().optional(),
  /** IANA name, or a fixed offset such as `+01:00` when a feed gives nothing better. */
  zone: z.string().min(1),
  /** Printed after times; without it the zone's own abbreviation is used. */
  zone_suffix: z.string().optional(),
  start_date: DaySchema.optional(),
  end_date: DaySchema.optional(),
})
export type Edition = z.output<typeof EditionSchema>

/** Everything a source knows, each list in the source's own order. */
export const RecordsSchema = z.object({
  events: z.array(ProgramEventSchema).default([]),
  contributors: z.array(ContributorSchema).default([]),
  films: z.array(FilmSchema).default([]),
  brands: z.array(ListingSchema).default([]),
  exhibitors: z.array(ListingSchema).default([]),
  presenters: z.array(ListingSchema).default([]),
  venues: z.array(VenueSchema).default([]),
})
export type Records = z.output<typeof RecordsSchema>
export type RecordKind = keyof Records

/** One named source of an edition: a programme feed, an exhibitor list, a venue file. */
export const SourceSchema = z.object({
  importer: z.string(),
  /** Where it came from, as file names or addresses without credentials. */
  from: z.array(z.string()),
  /** HTTP validators by address, so that an unchanged feed is not read again. */
  validators: z
    .record(z.string(), z.object({ etag: z.string().optional(), last_modified: z.string().optional() }))
    .optional(),
  /** SHA-256 over what was read; the same bytes are not imported twice. */
  digest: z.string(),
  records: RecordsSchema,
})
export type Source = z.output<typeof SourceSchema>

/** An edition on disk: the merge of its named sources is the programme. */
export const SnapshotSchema = z.object({
  version: z.literal(1),
  /** True for the made-up sample, which is never a baseline and gives way to the first real import. */
  sample: z.boolean().optional(),
  edition: EditionSchema,
  sources: z.record(z.string(), SourceSchema),
})
export type Snapshot = z.output<typeof SnapshotSchema>
