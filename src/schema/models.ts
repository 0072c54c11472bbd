import { z } from 'zod'

/** The kinds of thing that can be searched for, under the names the wire uses (SPEC §3). */
export const MODELS = [
  'event',
  'artist',
  'person',
  'film',
  'brand',
  'exhibitor',
  'music_fest_presenter',
  'venue',
  'attendee',
] as const
export const ModelSchema = z.enum(MODELS)
export type Model = z.output<typeof ModelSchema>

/** The kinds that belong to a programme; attendees live in the store, never in a feed. */
export type ProgramModel = Exclude<Model, 'attendee'>

/** What a favourite or an interested list can point at (SPEC §5). */
export const FAVORITE_TYPES = ['attendee', 'event', 'entity', 'venue'] as const
export const FavoriteTypeSchema = z.enum(FAVORITE_TYPES)
export type FavoriteType = z.output<typeof FavoriteTypeSchema>
