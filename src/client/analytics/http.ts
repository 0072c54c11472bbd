import { CLIENT_TIMEOUT_MS, KEEPALIVE_BYTES } from '../../domain/limits.ts'
import type { Message } from './message.ts'
import type { Answer, Delivery } from './queue.ts'

const toBody = (batch: readonly Message[]) => JSON.stringify({ batch, sentAt: new Date().toISOString() })

/** JSON under the name of plain text: no browser asks the target first, and a page that goes has no time for that. */
const request = (body: string): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
  credentials: 'omit',
  keepalive: body.length < KEEPALIVE_BYTES,
})

/** Too many at once and too slow are the only refusals that may end. */
const toAnswer = ({ ok, status }: Response): Answer =>
  ok ? 'taken' : status >= 500 || status === 429 || status === 408 ? 'failed' : 'refused'

/** Batches to an address (ROWS B17). */
export const httpDelivery = (endpoint: string): Delivery => ({
  send: (batch) =>
    fetch(endpoint, { ...request(toBody(batch)), signal: AbortSignal.timeout(CLIENT_TIMEOUT_MS) }).then(
      toAnswer,
      () => 'failed',
    ),
  hand(batch) {
    const body = toBody(batch)
    if (navigator.sendBeacon?.(endpoint, body)) return true
    // Blocked, or more than a beacon may hold.
    fetch(endpoint, request(body)).catch(() => {})
    return true
  },
})
