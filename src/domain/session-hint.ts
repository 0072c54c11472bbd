/**
 * A readable cookie beside the session's own: it says that there is a session and nothing else. Pages are the same bytes
 * for everybody; only a browser that has it asks who it belongs to (DESIGN §5).
 */
export const HINT_COOKIE = 'marquee_hint'

/** Whether a `Cookie` header or `document.cookie` holds the hint. */
export const hasHint = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => cookie.trim() === `${HINT_COOKIE}=1`)

/** Marks the document before anything of it is painted, on a page that has nothing to say to who is signed in. */
export const HINT_SCRIPT = `/(^|; )${HINT_COOKIE}=1/.test(document.cookie)&&(document.documentElement.dataset.hint='')`
