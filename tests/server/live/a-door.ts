import type { InjectOptions } from 'fastify'
import type { Role } from '../../../src/schema/roles.ts'
import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import type { Api } from '../../../src/server/api.ts'
import { SESSION_COOKIE } from '../../../src/server/sign-in/cookies.ts'
import { anApp, MORNING } from '../a-release.ts'

export const START = Date.parse(MORNING)

/** A festival with doors: a concert in Room 1 of the Hall, a talk in the Club, and a server whose clock tests move. */
export async function doors() {
  const stores = memoryStores()
  const lines: string[] = []
  let now = START
  const app = await anApp({
    stores,
    clock: () => new Date(now),
    report: (line) => lines.push(line),
    records: {
      venues: [
        { id: 'hall', name: 'Hall' },
        { id: 'room', name: 'Room 1', parent_venue: { id: 'hall', name: 'Hall' } },
        { id: 'club', name: 'Club' },
      ],
      events: [
        {
          id: 'concert',
          event_id: 'concert',
          name: 'Øya Night',
          start_time: '2026-03-12T09:30:00-05:00',
          end_time: '2026-03-12T11:00:00-05:00',
          date: '2026-03-12',
          venue_id: 'room',
        },
        {
          id: 'talk',
          event_id: 'talk',
          name: 'Talk',
          start_time: '2026-03-12T10:00:00-05:00',
          date: '2026-03-12',
          venue_id: 'club',
        },
        { id: 'somewhere', event_id: 'somewhere', name: 'Somewhere' },
        { id: 'secret', event_id: 'secret', name: 'CANARY', publish_at: null, venue_id: 'club' },
      ],
    },
  })
  await app.ready()

  const signIn = async (firstName: string, roles: Role[], venues?: string[]): Promise<Caller> => {
    const claims = { product: 'demo', subject: firstName, firstName, lastName: 'Person', imageUrl: undefined }
    const { uid } = await stores.people.signIn(claims, new Date(now))
    const cookie = `${SESSION_COOKIE}=${await app.visitors.start({ uid, product: 'demo', roles, venues })}`
    return callWith(app, { cookie, 'x-csrf-token': (await app.visitors.read(cookie))?.csrf ?? '' })
  }
  return {
    app,
    stores,
    lines,
    pass: (ms: number) => (now += ms),
    signIn,
    anyone: callWith(app, { 'x-csrf-token': 'anonymous' }),
  }
}

type Caller = ReturnType<typeof callWith>

const callWith = (app: Api, headers: Record<string, string>) => ({
  headers,
  patch: (id: string, payload: unknown, more: Record<string, string> = {}) =>
    app.inject({ method: 'PATCH', url: `/statuses/${id}`, payload, headers: { ...headers, ...more } } as InjectOptions),
  ask: (ids: unknown) => app.inject({ method: 'POST', url: '/statuses', payload: { ids }, headers } as InjectOptions),
  log: (venue: string) => app.inject({ url: `/statuses/log/${venue}`, headers }),
  board: (more: Record<string, string> = {}) => app.inject({ url: '/statuses.json', headers: more }),
})
