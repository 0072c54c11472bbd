import type { InjectOptions } from 'fastify'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import { anApp, MORNING } from '../a-release.ts'
import { type SignedIn, signedIn, type Who } from '../sign-in/a-visitor.ts'
import type { CallerName, Row } from './rows.ts'

const HOST = 'festival.example'
const HOUR_MS = 3_600_000

const KINDS: Record<Exclude<CallerName, 'anonymous'>, Who & { isLate?: true; isEnded?: true }> = {
  attendee: {},
  'staff of this venue': { roles: ['attendee', 'staff'], venues: ['room'] },
  'staff of another': { roles: ['attendee', 'staff'], venues: ['club'] },
  editor: { roles: ['attendee', 'editor'] },
  expired: { roles: ['attendee', 'staff', 'editor'], isLate: true },
  revoked: { roles: ['attendee', 'staff', 'editor'], isEnded: true },
}

/** A server with everything that a festival can switch on, and callers of each kind. */
export async function aHouse() {
  const stores = memoryStores()
  const app = await anApp({
    stores,
    features: { attendee_directory: true },
    signIn: { products: [], demo: 'forced', tls: false },
  })
  await app.ready()
  const now = new Date(MORNING)
  let count = 0
  /** Somebody new of a kind, so that no call meets what another one left. */
  const caller = async (kind: CallerName): Promise<SignedIn | undefined> => {
    if (kind === 'anonymous') return undefined
    const { isLate, isEnded, ...who } = KINDS[kind]
    count += 1
    const since = isLate ? new Date(now.getTime() - 13 * HOUR_MS) : now
    const somebody = await signedIn(stores, { ...who, name: `Somebody ${count}`, now: since })
    if (isEnded) await stores.sessions.end(somebody.hash)
    return somebody
  }

  /** The call of a row as a page of ours makes it for a caller; headers that are `undefined` are left out. */
  const call = (route: string, row: Row, as: SignedIn | undefined, change: Record<string, string | undefined> = {}) => {
    const [method = '', path = ''] = route.split(' ')
    const isForm = row.is === 'form'
    const fields = { ...row.body, ...(as && { authenticity_token: as.csrf }) } as Record<string, string>
    if (change.token !== undefined) fields.authenticity_token = change.token
    const { token = as?.csrf ?? 'anonymous', 'content-type': type, ...others } = change
    const sent = type ?? (isForm ? 'application/x-www-form-urlencoded' : 'application/json')
    const json = row.body && JSON.stringify(row.body)
    const payload = sent.includes('urlencoded') ? new URLSearchParams(fields).toString() : (json ?? '{}')
    const headers = {
      host: HOST,
      accept: 'application/json',
      'sec-fetch-site': 'same-origin',
      origin: `http://${HOST}`,
      ...(as && { cookie: as.cookie }),
      ...(!isForm && token !== '' && { 'x-csrf-token': token }),
      ...(method !== 'GET' && (row.body || isForm || type) && { 'content-type': sent }),
      ...others,
    }
    return app.inject({
      method,
      url: row.url ?? path,
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
      ...('content-type' in headers && { payload }),
    } as InjectOptions)
  }
  const routes = async (): Promise<string[]> => {
    const { paths } = (await app.inject('/api/openapi.json')).json()
    return Object.entries<object>(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
  }
  return { call, caller, routes }
}
