import { z } from 'zod'
import type { LinkedContributor } from '../../catalogue/catalogue.ts'
import { ContributorSchema } from '../../schema/contributor.ts'
import { EventMentionSchema, toEventMention } from './parts.ts'

/** GET /api/web/{year}/contributors/{id} (ROWS C13): an artist or a person of SPEC §3 with their events. */
export const ContributorAnswerSchema = ContributorSchema.extend({
  id: z.string(),
  year: z.int(),
  /** In the order of time. */
  events: z.array(EventMentionSchema),
})
export type ContributorAnswer = z.output<typeof ContributorAnswerSchema>

export const toContributorAnswer = (contributor: LinkedContributor, year: number): ContributorAnswer => ({
  ...contributor.record,
  id: contributor.record.entity_id,
  year,
  events: contributor.events.map((event) =>
    toEventMention(event, event.people.find((person) => person.contributor === contributor)?.role),
  ),
})
