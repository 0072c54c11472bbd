import { hasHint } from '../domain/session-hint.ts'

/** What `GET /session.json` says about a visitor who is signed in (DESIGN §5). */
export interface Session {
  uid: string
  name: string
  roles: string[]
  /** For the X-CSRF-Token header and the forms' `authenticity_token`. */
  csrf: string
}

/** Cookies may be blocked; then nobody is signed in. */
export function isSignedIn(): boolean {
  try {
    return hasHint(document.cookie)
  } catch {
    return false
  }
}

let asked: Promise<Session | undefined> | undefined
let known: Session | undefined

async function ask(): Promise<Session | undefined> {
  const answer = await fetch('/session.json', { headers: { Accept: 'application/json' } })
  known = answer.ok ? await answer.json() : undefined
  return known
}

/** Who is signed in, asked once a page and only with the hint: signed-out visitors cost no request. */
export function loadSession(): Promise<Session | undefined> {
  if (!isSignedIn()) return Promise.resolve(undefined)
  asked ??= ask().catch(() => undefined)
  return asked
}

/** Asks again: somebody may have signed in or out since this page was loaded. */
export function renewSession(): Promise<Session | undefined> {
  asked = undefined
  known = undefined
  return loadSession()
}

/** The token of the session, once it is known. */
export const knownToken = (): string | undefined => known?.csrf

/** Shows what belongs to visitors who are signed in, and hides what belongs to the others. */
export function startSession(): void {
  if (!isSignedIn()) return
  void loadSession().then(async (session) => {
    if (!session) return
    for (const element of document.querySelectorAll<HTMLElement>('[data-signed-in]')) element.hidden = false
    for (const element of document.querySelectorAll<HTMLElement>('[data-signed-out]')) element.hidden = true
    const { drawUserMenu } = await import('./user-menu.ts')
    drawUserMenu(session)
  })
}
