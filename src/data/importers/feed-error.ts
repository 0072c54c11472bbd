import { type FeedErrorCode, feedErrorLine } from '../../text/import.ts'

/** Why an import cannot go on. The message is one line with code, problem and repair; nothing has been written. */
export class FeedError extends Error {
  readonly code: FeedErrorCode

  constructor(code: FeedErrorCode, feed: string, why?: string) {
    super(feedErrorLine(code, feed, why))
    this.name = 'FeedError'
    this.code = code
  }

  /** Whether the command was wrong, and not the feed. */
  get isUsage(): boolean {
    return this.code.startsWith('IMPORT_')
  }
}
