import { hasHint } from '../domain/session-hint.ts'
import type { SessionAnswer } from '../schema/session.ts'

/** Who is signed in, as `GET /session.json` says it. */
export type Session = SessionAnswer

/** Cookies may be blocked; then nobody is signed in. */
export function isSignedIn(): boolean {
  try {
    return hasHint(document.cookie)
  } catch {
    return false
  }
}

/** Said on the document when the session of this page turns out to be over. */
export const SESSION_OVER = 'marquee:session-over'

let asked: Promise<Session | undefined> | undefined
let known: Session | undefined

/** Asks anew. Nobody is no error: a session that is over ends quietly, and the server takes the hint back. */
export async function askSession(): Promise<Session | undefined> {
  const answer = await fetch('/session.json', { headers: { Accept: 'application/json' } })
  known = answer.status === 200 ? await answer.json() : undefined
  // Asked again when somebody signs in later.
  if (!known) asked = undefined
  return known
}

/** Who is signed in, asked once a page and only with the hint: signed-out visitors cost no request. */
export function loadSession(): Promise<Session | undefined> {
  if (!isSignedIn()) return Promise.resolve(undefined)
  asked ??= askSession().catch(() => undefined)
  return asked
}

/** Asks again: somebody may have signed in or out since this page was loaded. */
export async function renewSession(): Promise<Session | undefined> {
  const before = known
  asked = undefined
  known = undefined
  const session = await loadSession()
  // A server that is away ends no session: the hint is taken back by an answer only.
  if (before && !isSignedIn()) document.dispatchEvent(new Event(SESSION_OVER))
  return session
}

/** The token of the session, once it is known. */
export const knownToken = (): string | undefined => known?.csrf

async function show(): Promise<void> {
  const session = await loadSession()
  if (session) (await import('./signed-in.ts')).showSignedIn(session)
}

/** Shows what belongs to visitors who are signed in, also when they did so in another tab meanwhile. */
export function startSession(): void {
  const look = () => void (document.hidden || known || show())
  look()
  document.addEventListener('visibilitychange', look)
}
