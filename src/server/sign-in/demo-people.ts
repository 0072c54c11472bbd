import type { Role } from '../../schema/roles.ts'
import type { Admission } from './claims.ts'

/** The demo product's people, one for each role. */
export const DEMO_PEOPLE: readonly { role: Role; name: string }[] = [
  { role: 'attendee', name: 'Robin Fenwick' },
  { role: 'staff', name: 'Jo Halloran' },
  { role: 'editor', name: 'Kit Amadi' },
]

/** The same person each time, so that what they keep is there again. */
export function admitDemo(who: unknown): Admission | undefined {
  const person = DEMO_PEOPLE.find(({ role }) => role === who)
  if (!person) return undefined
  const [firstName = '', lastName = ''] = person.name.split(' ')
  return {
    claims: { product: 'demo', subject: person.role, firstName, lastName, imageUrl: undefined },
    roles: person.role === 'attendee' ? ['attendee'] : ['attendee', person.role],
    venues: undefined,
  }
}
