import type { FastifyRequest } from 'fastify'
import { apiText } from '../text/api.ts'
import { HttpError } from './errors.ts'
import { MOST_BUCKETS, type RATES } from './limits.ts'
import { isLoopback } from './sign-in/loopback.ts'

/** So many at once, and so many a second in the long run. */
export interface Rate {
  burst: number
  perSecond: number
}

/** The classes of calls that are counted (`callers.ts`). Plain reads are not: they are a CDN's, and cheap. */
export type Counted = keyof typeof RATES

/** Counts one call of a class. @throws HttpError 429 that says when to come again. */
export type CountCall = (kind: Counted, request: FastifyRequest) => void

export const NO_RATES: CountCall = () => {}

interface Bucket {
  left: number
  at: number
}

/**
 * A token bucket for each session, and for each address where there is none. A venue's whole crowd comes from one address,
 * so what an address may do is generous; it stops machines, not people.
 * @param header the one header that the proxy in front of this server writes the visitor's address into. Without it
 * calls from this machine are a proxy's, whoever's they are, and are not counted by address.
 */
export function openRates(rates: Record<Counted, Rate>, clock: () => Date, header?: string): CountCall {
  const buckets = new Map<string, Bucket>()

  return (kind, request) => {
    const who = request.visitor?.hash ?? addressOf(request, header)
    if (who === undefined) return
    const { burst, perSecond } = rates[kind]
    const key = `${kind} ${who}`
    const now = clock().getTime()
    const before = buckets.get(key) ?? { left: burst, at: now }
    const left = Math.min(burst, before.left + (Math.max(0, now - before.at) / 1000) * perSecond)
    // Moved to the end: the one that was quiet for longest stands first, and is full again or nearly so.
    buckets.delete(key)
    buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now })
    if (buckets.size > MOST_BUCKETS)
      for (const [oldest] of [...buckets].slice(0, MOST_BUCKETS / 10)) buckets.delete(oldest)
    if (left >= 1) return
    throw new HttpError(429, apiText.tooMany, { 'Retry-After': String(Math.ceil((1 - left) / perSecond)) })
  }
}

function addressOf(request: FastifyRequest, header: string | undefined): string | undefined {
  const named = header && request.headers[header]
  // A list grows at its end: what stands before the last entry is the caller's own say.
  const address = named ? String(named).split(',').at(-1)?.trim() : request.ip
  if (!address || (!named && isLoopback(address.replace('::ffff:', '')))) return undefined
  return address.includes(':') && !address.includes('.') ? toNetwork(address) : address
}

/** One household or one machine has a whole IPv6 network of 64 bits. */
function toNetwork(address: string): string {
  const [before = ''] = address.split('::')
  return [...before.split(':'), '0', '0', '0', '0'].slice(0, 4).join(':')
}
