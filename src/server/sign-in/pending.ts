import { MOST_PENDING_SIGN_INS, PENDING_SIGN_IN_SECONDS } from '../limits.ts'
import { hiddenCookie, noCookie, readCookie } from './cookies.ts'
import type { Checks } from './provider.ts'

/** A login that is under way in this browser. */
export interface Pending extends Checks {
  product: string
  /** The path to come back to. */
  to: string
}

/*
 * It lies in a cookie of the browser that began it, so that nobody else can end it and every server process can; the
 * name carries the state, so that two tabs do not disturb each other. Nothing in it is secret from its owner, no script
 * and no sibling site reaches it, and what comes out of it is checked again.
 */
const PREFIX = '__Host-marquee-login-'

const nameOf = (state: string): string | undefined =>
  /^[\w-]{8,128}$/.test(state) ? PREFIX + state.slice(0, 16) : undefined

/** The cookies that hold a new login; those of too many given up ones go. */
export function pendingCookies(header: string | undefined, pending: Pending): string[] {
  const others = (header ?? '').split(';').flatMap((pair) => {
    const [name = ''] = pair.trim().split('=', 1)
    return name.startsWith(PREFIX) && /^[\w-]+$/.test(name) ? [name] : []
  })
  const value = Buffer.from(JSON.stringify(pending)).toString('base64url')
  return [
    ...(others.length >= MOST_PENDING_SIGN_INS ? others.map(noCookie) : []),
    hiddenCookie(nameOf(pending.state) ?? PREFIX, value, PENDING_SIGN_IN_SECONDS),
  ]
}

export const noPendingCookie = (state: string): string => noCookie(nameOf(state) ?? PREFIX)

/** The login that a state belongs to, when this browser began it. */
export function readPending(header: string | undefined, state: string): Pending | undefined {
  const name = nameOf(state)
  const value = name && readCookie(header, name)
  if (!value) return undefined
  try {
    const pending = JSON.parse(Buffer.from(value, 'base64url').toString()) as Partial<Record<keyof Pending, unknown>>
    const { product, to, nonce, verifier } = pending
    if (pending.state !== state || typeof product !== 'string' || typeof to !== 'string') return undefined
    if (typeof nonce !== 'string' || typeof verifier !== 'string') return undefined
    return { product, to, state, nonce, verifier }
  } catch {
    return undefined
  }
}
