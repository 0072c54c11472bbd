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
