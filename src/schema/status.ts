import { z } from 'zod'

/** What a door looks like from the street (SPEC §4). `unknown` is drawn, never sent. */
export const STATUSES = ['none', 'green', 'yellow', 'red', 'canceled'] as const

/** What a venue reports about its door. Staff may change both fields; everyone may read them. */
export const StatusSchema = z.object({
  id: z.string().min(1),
  status: z.enum(STATUSES),
  message: z.string().optional(),
})
export type Status = z.output<typeof StatusSchema>

/** A status as a page polls it. Times are instants; they are compared with the clock of the server that sent them. */
export const LiveStatusSchema = StatusSchema.extend({
  set_at: z.iso.datetime({ offset: true }),
  /** When the event is over, and its door with it; nothing while it has no time. */
  over_at: z.iso.datetime({ offset: true }).optional(),
  /** The event it belongs to, for pages of venues, which need not list it. */
  name: z.string(),
  start_at: z.iso.datetime({ offset: true }).optional(),
  /** Where it is, and what that stands in. */
  venues: z.array(z.string()),
})
export type LiveStatus = z.output<typeof LiveStatusSchema>

/** `GET /statuses.json`: every door that says something. */
export const StatusBoardSchema = z.object({
  /** Of the newest change. A higher one is always later. */
  revision: z.int(),
  /** When the server read them. */
  at: z.iso.datetime({ offset: true }),
  /** The festival's clock: what shows these times is no page of one event and need not know it otherwise. */
  zone: z.string(),
  suffix: z.string(),
  statuses: z.array(LiveStatusSchema),
})
export type StatusBoard = z.output<typeof StatusBoardSchema>

/** One line of a venue's log, for its staff. */
export const StatusChangeSchema = StatusSchema.extend({
  set_at: z.iso.datetime({ offset: true }),
  revision: z.int(),
  /** Who set it. */
  name: z.string(),
})
export type StatusChangeLine = z.output<typeof StatusChangeSchema>
