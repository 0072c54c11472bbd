import { HINT_COOKIE } from '../../domain/session-hint.ts'
import { SESSION_LIFE_MS } from '../limits.ts'

/**
 * The `__Host-` prefix (RFC 6265bis §4.1.3.2) lets no sibling site set it, and asks for `Secure`: browsers keep it over
 * https, and over plain http from the machine's own addresses, but not from an address in the local network.
 */
export const SESSION_COOKIE = '__Host-marquee'

/** The first value under a name in a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

const COMMON = 'Path=/; Secure; SameSite=Lax'

/** A cookie that no script reads. */
export const hiddenCookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; ${COMMON}; HttpOnly; Max-Age=${seconds}`

export const noCookie = (name: string): string => hiddenCookie(name, '', 0)

/** What a browser gets when somebody signs in: the secret, and the hint that there is one. */
export const sessionCookies = (secret: string): string[] => {
  const seconds = SESSION_LIFE_MS / 1000
  return [hiddenCookie(SESSION_COOKIE, secret, seconds), `${HINT_COOKIE}=1; ${COMMON}; Max-Age=${seconds}`]
}

/** Takes both back. */
export const NO_SESSION_COOKIES: readonly string[] = [noCookie(SESSION_COOKIE), `${HINT_COOKIE}=; ${COMMON}; Max-Age=0`]
