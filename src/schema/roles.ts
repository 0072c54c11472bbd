import { z } from 'zod'

/** What somebody may do beside being signed in (SPEC §6, ROWS P03): set doors, or see the programme before it is out. */
export const ROLES = ['attendee', 'staff', 'editor'] as const
export const RoleSchema = z.enum(ROLES)
export type Role = z.output<typeof RoleSchema>
