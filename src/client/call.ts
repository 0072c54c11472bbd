import { CLIENT_RETRIES, CLIENT_TIMEOUT_MS } from '../domain/limits.ts'
import { knownToken } from './session.ts'

/** An answer that is not the one asked for: 400 and above. */
export class CallError extends Error {
  readonly status: number

  constructor(status: number, path: string) {
    super(`${path} answered ${status}`)
    this.status = status
  }
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  /** Lets the request end after the page is gone. */
  keepalive?: boolean
  signal?: AbortSignal
  timeoutMs?: number
}

/** What may be sent twice without doing something twice (RFC 9110 §9.2.2). */
const IDEMPOTENT: readonly string[] = ['GET', 'DELETE']
/** What the header holds before anybody signed in: the server asks for its presence only (DESIGN §5). */
const NO_TOKEN = 'anonymous'

async function callOnce(path: string, options: CallOptions): Promise<Response> {
  const { method = 'GET', body, keepalive = false, signal, timeoutMs = CLIENT_TIMEOUT_MS } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(path, {
    method,
    keepalive,
    headers: {
      Accept: 'application/json',
      'X-CSRF-Token': knownToken() ?? NO_TOKEN,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  if (!response.ok) throw new CallError(response.status, path)
  return response
}

/** Another try may help when nobody answered, or the server was not able to; a refusal stays a refusal. */
const isWorthRetrying = (error: unknown, { signal }: CallOptions): boolean =>
  !signal?.aborted && (!(error instanceof CallError) || error.status >= 500)

/**
 * One call of SPEC §7: JSON, the X-CSRF-Token header, 10 seconds, two more tries for methods that may be repeated. What
 * the caller aborts rejects with its `AbortError`.
 */
export async function call(path: string, options: CallOptions = {}): Promise<Response> {
  let tries = IDEMPOTENT.includes(options.method ?? 'GET') ? CLIENT_RETRIES : 0
  for (;;) {
    try {
      return await callOnce(path, options)
    } catch (error) {
      if (tries === 0 || !isWorthRetrying(error, options)) throw error
      tries -= 1
    }
  }
}

/** A POST whose answer is JSON. */
export const post = async <T>(path: string, body: unknown, options: CallOptions = {}): Promise<T> =>
  (await call(path, { ...options, method: 'POST', body })).json()
