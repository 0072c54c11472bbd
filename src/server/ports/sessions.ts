import type { Role } from '../../schema/roles.ts'

/** Somebody who is signed in on one browser. */
export interface StoredSession {
  uid: string
  product: string
  roles: readonly Role[]
  /** The venues whose doors they set; undefined means every one. Only for staff. */
  venues: readonly string[] | undefined
  startedAt: Date
  usedAt: Date
}

/** Sessions by the SHA-256 of their secret id (hex): a copy of the table opens nothing (DESIGN §5). */
export interface Sessions {
  start(hash: string, session: StoredSession): Promise<void>
  read(hash: string): Promise<StoredSession | undefined>
  /** Notes that it was used, so that it does not idle away. */
  touch(hash: string, now: Date): Promise<void>
  end(hash: string): Promise<void>
  /** Ends those of one person everywhere; answers how many. */
  endAll(uid: string): Promise<number>
  /** Lets go of those that began before `startedBefore` or were not used since `usedBefore`; answers how many. */
  forget(startedBefore: Date, usedBefore: Date): Promise<number>
}
