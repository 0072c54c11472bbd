import { onTestFinished } from 'vitest'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import type { Stores } from '../../../src/server/ports/stores.ts'
import { hiddenCookie, SESSION_COOKIE } from '../../../src/server/sign-in/cookies.ts'
import { openVisitors } from '../../../src/server/sign-in/sessions.ts'
import { type AppParts, anApp, MORNING } from '../a-release.ts'
import { PROGRAMME } from '../search/a-programme.ts'

const now = new Date(MORNING)

export interface Caller {
  uid: string
  /** What a page of ours sends with a call of this person. */
  headers: Record<string, string>
}

/** Somebody who is signed in, with a session made directly in the store. */
export async function aCaller(
  stores: Stores,
  subject: string,
  { isPublic = false, imageUrl }: { isPublic?: boolean; imageUrl?: string } = {},
): Promise<Caller> {
  const claims = { product: 'demo', subject, firstName: subject, lastName: 'Heron', imageUrl }
  const { uid } = await stores.people.signIn(claims, now)
  if (isPublic) await stores.people.setPublic(uid, true)
  const visitors = openVisitors(stores.sessions, () => now, console.error)
  const secret = await visitors.start({ uid, product: 'demo', roles: ['attendee'], venues: undefined })
  const cookie = hiddenCookie(SESSION_COOKIE, secret, 60).split(';')[0] ?? ''
  const visitor = await visitors.read(cookie)
  return { uid, headers: { cookie, 'x-csrf-token': visitor?.csrf ?? '', 'sec-fetch-site': 'same-origin' } }
}

/** The server on a small programme, and a way to call it as somebody. */
export async function aFavoritesApp(parts: AppParts = {}) {
  const { stores = memoryStores() } = parts
  const app = await anApp({ records: PROGRAMME, ...parts, stores })
  onTestFinished(() => stores.close())
  const call = (
    as: Pick<Caller, 'headers'> | undefined,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method,
      url,
      ...(body !== undefined && {
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'x-csrf-token': 'anonymous',
        ...as?.headers,
        ...headers,
      },
    })
  return { app, stores, call }
}
