import type { Status } from '../../schema/status.ts'

/** What the door of an event says, since when. */
export interface StoredStatus {
  /** The event's id: a status belongs to an event (ROWS C16). */
  id: string
  status: Status['status']
  message: string | undefined
  setAt: Date
  /** Of the whole table: every change has the next number, so that a higher one is always later. */
  revision: number
}

/** One line of the log: who changed what, and when. */
export interface StatusChange extends StoredStatus {
  uid: string
  name: string
}

export interface Statuses {
  /** Those that were ever set; one query whatever the number. */
  all(): Promise<StoredStatus[]>
  /** What changed after a revision, the oldest first. */
  since(revision: number): Promise<StoredStatus[]>
  /**
   * Sets a status or a message or both; what is undefined stays, and an empty message takes it away. The later call wins;
   * both are in the log.
   */
  set(
    id: string,
    change: { status?: Status['status']; message?: string | undefined },
    by: { uid: string; name: string },
    now: Date,
  ): Promise<StoredStatus>
  /** The changes of these events, the newest first. */
  log(ids: readonly string[], most: number): Promise<StatusChange[]>
  /** Calls back soon after any instance changed one; answers how to stop. A store that cannot say so does nothing. */
  watch(onChange: () => void): () => void
}
