import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { MAX_KNOWN_TOKENS, SESSION_IDLE_MS, SESSION_LIFE_MS, SESSION_TOUCH_MS } from '../limits.ts'
import type { Sessions, StoredSession } from '../ports/sessions.ts'
import { readCookie, SESSION_COOKIE } from './cookies.ts'

/** Somebody who is signed in, as a request sees them. */
export interface Visitor {
  /** What the store knows the session by. */
  hash: string
  session: StoredSession
  /** What a page of ours sends along with a write. */
  csrf: string
}

/** The sessions of one server: the store's, with their clock. */
export interface Visitors {
  /** Begins a session and answers its secret, which exists in the visitor's cookie and nowhere else. */
  start(session: Omit<StoredSession, 'startedAt' | 'usedAt'>): Promise<string>
  /** Whose cookie this is; nobody when it is missing, made up, ended, idle or too old. */
  read(cookies: string | undefined): Promise<Visitor | undefined>
  end(visitor: Visitor): Promise<void>
  /** Lets go of those that nobody can use any more. */
  forget(): Promise<number>
}

const SECRET = /^[\w-]{43}$/

const toHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/**
 * The token of a session's forms and calls. The key is the session's secret, which only the visitor's browser holds: so
 * every server process makes the same one, and no copy of the store is enough to make it.
 */
const toToken = (secret: string): string => createHmac('sha256', secret).update('marquee csrf').digest('base64url')

/** Compared in constant time. */
export function isTokenOf(visitor: Visitor, given: unknown): boolean {
  if (typeof given !== 'string') return false
  const [a, b] = [Buffer.from(given), Buffer.from(visitor.csrf)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Tokens that were made lately, by what the store knows their session by: making one costs as much as a query. */
function rememberTokens(): (hash: string, secret: string) => string {
  const tokens = new Map<string, string>()
  return (hash, secret) => {
    const known = tokens.get(hash)
    if (known !== undefined) return known
    const token = toToken(secret)
    if (tokens.size >= MAX_KNOWN_TOKENS) tokens.clear()
    tokens.set(hash, token)
    return token
  }
}

export function openVisitors(sessions: Sessions, clock: () => Date, report: (line: string) => void): Visitors {
  const tokenOf = rememberTokens()
  return {
    async start(session) {
      const secret = randomBytes(32).toString('base64url')
      const now = clock()
      await sessions.start(toHash(secret), { ...session, startedAt: now, usedAt: now })
      return secret
    },

    async read(cookies) {
      const secret = readCookie(cookies, SESSION_COOKIE)
      if (secret === undefined || !SECRET.test(secret)) return undefined
      const hash = toHash(secret)
      const session = await sessions.read(hash)
      if (!session) return undefined
      const now = clock().getTime()
      const idleMs = now - session.usedAt.getTime()
      if (idleMs > SESSION_IDLE_MS || now - session.startedAt.getTime() > SESSION_LIFE_MS) {
        // Ended for good, also should the clock go back.
        await sessions.end(hash)
        return undefined
      }
      if (idleMs > SESSION_TOUCH_MS) {
        sessions
          .touch(hash, new Date(now))
          .catch((error: Error) => report(`A session was not renewed: ${error.message}`))
      }
      return { hash, session, csrf: tokenOf(hash, secret) }
    },

    end: ({ hash }) => sessions.end(hash),

    forget() {
      const now = clock().getTime()
      return sessions.forget(new Date(now - SESSION_LIFE_MS), new Date(now - SESSION_IDLE_MS))
    },
  }
}
