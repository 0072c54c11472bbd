import { z } from 'zod'
import { RoleSchema } from './roles.ts'

/** What `GET /session.json` says to somebody who is signed in, about nobody else. */
export const SessionAnswerSchema = z.object({
  uid: z.string(),
  name: z.string(),
  roles: z.array(RoleSchema),
  /** The venues whose doors they set; absent when it is every one, and for those who set none. */
  venues: z.array(z.string()).optional(),
  /** For the X-CSRF-Token header and the forms' `authenticity_token`. */
  csrf: z.string(),
  /** Whether others see them among those who are interested. */
  isPublic: z.boolean(),
})
export type SessionAnswer = z.output<typeof SessionAnswerSchema>
