/** A store could not do what it was asked: its disk is full or locked, or its database is away. It may soon. */
export class StoreDown extends Error {
  constructor(cause: unknown) {
    super(`The store does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
