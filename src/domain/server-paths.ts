/*
 * Which requests need our server where files are served by somebody else: a table for nginx and for people who set up a
 * CDN (docs/OPERATIONS.md). Everything else is a file of the release.
 */

/** Whole parts of the address space: the API, signing in, favorites, statuses, cards that are drawn on demand. */
export const SERVER_ADDRESSES = '^/(?:(?:api|auth|favorite|statuses|cards|account)(?:[/.].*)?|session\\.json|healthz)$'

/** A person of the directory: only the server knows who is in it. The directory itself is a page. */
export const PERSON_ADDRESSES = '^(?:/[0-9]{1,4})?/attendees/[^/]+/?$'

/** A search page whose address asks for something, query included: the server puts the results in (ROWS R07). */
export const ASKED_SEARCHES = '^(?:/[0-9]{1,4})?(?:/search(?:/[^/?]+)?|/attendees)/?[?](?:[^#]*&)?(?:q|filters|h)=[^&]'

const NEEDED = [SERVER_ADDRESSES, PERSON_ADDRESSES].map((pattern) => new RegExp(pattern))
const ASKED = new RegExp(ASKED_SEARCHES)

/** Pages are only read: any other method on any address is the server's, or its refusal is. */
export function needsServer(method: string, url: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true
  const path = url.split('?', 1)[0] ?? ''
  return NEEDED.some((pattern) => pattern.test(path)) || ASKED.test(url)
}
