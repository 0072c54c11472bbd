/** A store could not do what it was asked: its disk is full or locked, or its database is away. It may soon. */
export class StoreDown extends Error {
  /** What callers get wherever nobody says it better (RFC 9110 §15.6.4). */
  readonly statusCode = 503

  constructor(cause: unknown) {
    super(`The store does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
