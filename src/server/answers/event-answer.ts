import { z } from 'zod'
import type { LinkedEvent } from '../../catalogue/catalogue.ts'
import { letterOf } from '../../domain/names.ts'
import { ContributorSchema } from '../../schema/contributor.ts'
import { FilmSchema } from '../../schema/listing.ts'
import { ProgramEventSchema } from '../../schema/program-event.ts'
import { toVenueAnswer, VenueAnswerSchema } from './parts.ts'

const ContributorMentionSchema = ContributorSchema.omit({ publish_at: true, announcement_date: true }).extend({
  role: z.string().optional(),
})

/** GET /api/web/{year}/events/{id} (ROWS C12): the event of SPEC §3 with people, films and venue nested in it. */
export const EventAnswerSchema = ProgramEventSchema.omit({ contributors: true, venue_id: true, film_ids: true }).extend(
  {
    type: z.literal('event'),
    year: z.int(),
    /** The festival day, also where the feed gave only a start. */
    date: z.string().optional(),
    /** The letter it is filed under, A–Z or #. */
    alpha: z.string(),
    thumbnail: z.object({ url: z.string() }).optional(),
    contributors: z.array(ContributorMentionSchema),
    films: z.array(FilmSchema.omit({ publish_at: true })),
    venue: VenueAnswerSchema.optional(),
  },
)
export type EventAnswer = z.output<typeof EventAnswerSchema>

export function toEventAnswer({ record, day, people, films, venue }: LinkedEvent, year: number): EventAnswer {
  return {
    ...record,
    type: 'event',
    year,
    date: day,
    alpha: record.alpha ?? letterOf(record.name),
    thumbnail: record.thumbnail_url === undefined ? undefined : { url: record.thumbnail_url },
    contributors: people.map(({ contributor, role }) => ({ ...contributor.record, role })),
    films: films.map((film) => film.record),
    venue: venue && toVenueAnswer(venue),
  }
}
