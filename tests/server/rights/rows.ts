/**
 * Every route of the API, with the class whose rules it follows (src/server/callers.ts) and a call that would be answered.
 * A route that the OpenAPI document knows and this table does not makes `authorisation.test.ts` fail: add its row here.
 */
export const CALLERS = [
  'anonymous',
  'attendee',
  'staff of this venue',
  'staff of another',
  'editor',
  'expired',
  'revoked',
] as const
export type CallerName = (typeof CALLERS)[number]

export type RouteClass = 'read' | 'signedInRead' | 'readOnlyPost' | 'anonymousWrite' | 'sessionWrite' | 'form'

export interface Row {
  is: RouteClass
  /** True for POSTs that only read, but only for who is signed in. */
  needsSession?: boolean
  /** The address of the call, when it is not the route's own. */
  url?: string
  body?: object
  /** What who may is answered; 200 without it. */
  answer?: number
  /** Who is answered something else than the class says. */
  except?: Partial<Record<CallerName, number>>
}

/** Who is signed in, and not as staff of the venue. */
const STAFF_ONLY = { attendee: 403, 'staff of another': 403, editor: 403 }
const record = (url: string): Row => ({ is: 'read', url })

export const ROWS: Record<string, Row> = {
  'GET /api/web/features': { is: 'read' },
  'GET /api/web/events/{id}': record('/api/web/events/concert'),
  'GET /api/web/{year}/events/{id}': record('/api/web/2026/events/concert'),
  'GET /api/web/artists/{id}': record('/api/web/artists/band'),
  'GET /api/web/{year}/artists/{id}': record('/api/web/2026/artists/band'),
  'GET /api/web/contributors/{id}': record('/api/web/contributors/band'),
  'GET /api/web/{year}/contributors/{id}': record('/api/web/2026/contributors/band'),

  'POST /search': { is: 'readOnlyPost', body: { term: 'night' } },
  'POST /{year}/search': { is: 'readOnlyPost', url: '/2026/search', body: { term: 'night' } },
  'POST /search/suggestions': { is: 'readOnlyPost', body: { q: 'night' } },
  'POST /search/attendees': { is: 'readOnlyPost', body: { term: 'a' } },
  'POST /search/conversions': {
    is: 'anonymousWrite',
    body: { search_id: 'x', convertable_type: 'event', convertable_id: 'concert' },
    answer: 204,
  },

  'GET /attendees/{id}.json': { is: 'read', url: '/attendees/nobody.json', answer: 404 },

  'GET /favorite.json': { is: 'signedInRead' },
  'POST /favorite/query': { is: 'readOnlyPost', needsSession: true, body: { ids: ['concert'] } },
  'POST /favorite/{type}': { is: 'sessionWrite', url: '/favorite/events', body: { id: 'concert' }, answer: 201 },
  'DELETE /favorite/{type}/{id}': { is: 'sessionWrite', url: '/favorite/events/concert', answer: 204 },
  'GET /favorite/{type}/{id}/interested.json': { is: 'signedInRead', url: '/favorite/events/concert/interested.json' },
  'POST /search/favorites': { is: 'readOnlyPost', needsSession: true, body: {} },
  'POST /{year}/search/favorites': { is: 'readOnlyPost', needsSession: true, url: '/2026/search/favorites', body: {} },

  'GET /statuses.json': { is: 'read' },
  'POST /statuses': { is: 'readOnlyPost', body: { ids: ['concert'] } },
  'PATCH /statuses/{id}': {
    is: 'sessionWrite',
    url: '/statuses/concert',
    body: { status: 'green' },
    except: STAFF_ONLY,
  },
  'GET /statuses/log/{venue}': { is: 'signedInRead', url: '/statuses/log/room', except: STAFF_ONLY },

  'GET /session.json': { is: 'read', except: { anonymous: 204, expired: 204, revoked: 204 } },
  'GET /account': { is: 'read' },
  'GET /account/erased': { is: 'read' },
  'GET /account/data.json': { is: 'signedInRead' },
  'POST /account/visibility': { is: 'sessionWrite', body: { isPublic: true }, answer: 204 },
  'GET /auth/{product}/callback': { is: 'read', url: '/auth/demo/callback?code=x&state=made-up-state', answer: 400 },
  'GET /auth/demo/people': { is: 'read' },
  'POST /auth/demo/people': { is: 'form', body: { person: 'attendee' }, answer: 303 },
  'POST /auth/{product}': { is: 'form', url: '/auth/demo', answer: 303 },
  'POST /auth/sign-out': { is: 'form', answer: 303 },
  'POST /auth/account/visibility': { is: 'form', body: { shown: 'yes' }, answer: 303 },
  'POST /auth/account/erase': { is: 'form', body: { confirm: 'yes' }, answer: 303 },
}
