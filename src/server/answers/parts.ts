import { z } from 'zod'
import type { LinkedEvent, LinkedVenue } from '../../catalogue/catalogue.ts'
import { ImageSchema } from '../../schema/parts.ts'
import { LocationSchema } from '../../schema/venue.ts'

const VenueReferenceSchema = z.object({ id: z.string().optional(), name: z.string() })

/** An event's venue as the specification nests it: `root` is the building of a room, and the venue itself otherwise. */
export const VenueAnswerSchema = z.object({
  id: z.string(),
  name: z.string(),
  root: VenueReferenceSchema,
  parent_venue: VenueReferenceSchema.optional(),
  location: LocationSchema.optional(),
  floor: z.string().optional(),
  accessible: z.boolean().optional(),
})
export type VenueAnswer = z.output<typeof VenueAnswerSchema>

export function toVenueAnswer(venue: LinkedVenue): VenueAnswer {
  const { record } = venue
  return {
    id: record.id,
    name: record.name,
    root: rootOf(venue),
    parent_venue: record.parent_venue,
    // A room rarely repeats the address of its building.
    location: record.location ?? venue.parent?.record.location,
    floor: record.floor,
    accessible: record.accessible,
  }
}

/** The outermost place around a venue. Feeds can name two venues as each other's parent, so the way up is bounded. */
function rootOf(venue: LinkedVenue): { id?: string | undefined; name: string } {
  const seen = new Set([venue])
  let root = venue
  while (root.parent && !seen.has(root.parent)) {
    root = root.parent
    seen.add(root)
  }
  // A parent that is only a name has no record of its own.
  return root.parent === undefined && root.record.parent_venue && root === venue
    ? root.record.parent_venue
    : { id: root.record.id, name: root.record.name }
}

/** An event where it is mentioned, as in a contributor's list: enough for a card. */
export const EventMentionSchema = z.object({
  type: z.literal('event'),
  id: z.string(),
  event_id: z.string(),
  name: z.string(),
  start_time: z.string().optional(),
  end_time: z.string().optional(),
  date: z.string().optional(),
  event_type: z.string().optional(),
  format: z.string().optional(),
  track: z.string().optional(),
  canceled: z.boolean().optional(),
  thumbnail_url: z.string().optional(),
  image: ImageSchema.optional(),
  venue: VenueAnswerSchema.optional(),
  /** As what the contributor takes part. */
  role: z.string().optional(),
})
export type EventMention = z.output<typeof EventMentionSchema>

export const toEventMention = ({ record, day, venue }: LinkedEvent, role?: string): EventMention => ({
  type: 'event',
  id: record.id,
  event_id: record.event_id,
  name: record.name,
  start_time: record.start_time,
  end_time: record.end_time,
  date: day,
  event_type: record.event_type,
  format: record.format,
  track: record.track,
  canceled: record.canceled,
  thumbnail_url: record.thumbnail_url,
  image: record.image,
  venue: venue && toVenueAnswer(venue),
  role,
})
