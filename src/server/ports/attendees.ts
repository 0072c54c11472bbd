import type { Attendee } from '../../schema/people.ts'

/** An attendee as imported; only who is listed ever leaves the store (SPEC §3, DESIGN §5). */
export interface StoredAttendee {
  attendee: Attendee
  isListed: boolean
}

/** The attendee directory. */
export interface Attendees {
  /** Whether the person exists and chose to be listed. */
  has(uid: string): Promise<boolean>
  /** Nothing for who is not there and for who is not listed: the two look alike from outside. */
  read(uid: string): Promise<Attendee | undefined>
  /** Those of several that are listed; one query whatever the number. */
  readMany(uids: readonly string[]): Promise<Attendee[]>
  /**
   * Everybody who is listed, in pages of a size that memory likes, in the order of their uids.
   * @throws when everybody was replaced in between: what came so far is old, and the reader begins again.
   */
  listed(): AsyncIterable<readonly Attendee[]>
  /** Puts these in the place of everybody in one write; answers how many there are and how many are listed. */
  replace(
    attendees: AsyncIterable<readonly StoredAttendee[]> | Iterable<readonly StoredAttendee[]>,
  ): Promise<{ total: number; listed: number }>
  /** Takes one person out, when they ask for it; answers whether there was one. */
  remove(uid: string): Promise<boolean>
  /** Grows with every replacement and removal, so that a server knows when its index is old. */
  revision(): Promise<number>
}
