import type { Role } from '../../../src/schema/roles.ts'
import type { Stores } from '../../../src/server/ports/stores.ts'
import { SESSION_COOKIE } from '../../../src/server/sign-in/cookies.ts'
import { openVisitors } from '../../../src/server/sign-in/sessions.ts'
import { MORNING } from '../a-release.ts'

export interface SignedIn {
  uid: string
  /** What the store knows the session by. */
  hash: string
  csrf: string
  cookie: string
  /** The cookie for reads. */
  reads: { cookie: string }
  /** The cookie and the token for writes. */
  writes: { cookie: string; 'x-csrf-token': string }
}

export interface Who {
  name?: string
  roles?: readonly Role[]
  venues?: readonly string[]
  isPublic?: boolean
  /** The clock of the server; the fixed one of `anApp` by default. */
  now?: Date
}

/** Somebody who is signed in, put into the stores as signing in does it, with the headers that their browser sends. */
export async function signedIn(
  stores: Stores,
  { name = 'Anna Visitor', roles = ['attendee'], venues, isPublic = false, now = new Date(MORNING) }: Who = {},
): Promise<SignedIn> {
  const [firstName = '', lastName = ''] = name.split(' ')
  const claims = { product: 'test', subject: name, firstName, lastName, imageUrl: undefined }
  const { uid } = await stores.people.signIn(claims, now)
  if (isPublic) await stores.people.setPublic(uid, true)
  const visitors = openVisitors(
    stores.sessions,
    () => now,
    (line) => {
      throw new Error(line)
    },
  )
  const cookie = `${SESSION_COOKIE}=${await visitors.start({ uid, product: 'test', roles, venues })}`
  const visitor = await visitors.read(cookie)
  if (!visitor) throw new Error('the session that was just started is not there')
  const { hash, csrf } = visitor
  return { uid, hash, csrf, cookie, reads: { cookie }, writes: { cookie, 'x-csrf-token': csrf } }
}
