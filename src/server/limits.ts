/** Numbers of the server alone. Those of the specification stand in `domain/limits.ts`. */

/** No call of SPEC §7 carries more than a list of ids or a search. */
export const BODY_LIMIT_BYTES = 64 * 1024
/** Longer than any id a feed has shown, short enough to refuse nonsense before looking it up. */
export const PATH_PART_LIMIT = 500

/** From a request's first byte to the end of its headers, and to the end of its body; then the answer is 408. */
export const HEADERS_TIMEOUT_MS = 10_000
export const REQUEST_TIMEOUT_MS = 15_000
/** How often slow requests are looked for: the precision of the two above. */
export const TIMEOUT_CHECK_MS = 1_000
/** A socket that neither sends nor takes anything for so long is closed. */
export const CONNECTION_TIMEOUT_MS = 60_000
/** Longer than the 60 s of usual load balancers, so that they close idle connections and never meet a closed one. */
export const KEEP_ALIVE_MS = 65_000
/** After a refusal the connection stays this long for the client to read it. */
export const LINGER_MS = 500
/** After SIGTERM running requests get this long to finish. */
export const SHUTDOWN_MS = 10_000

/** Larger files are read from disk for each request instead of being held. */
export const HELD_FILE_BYTES = 1024 * 1024
/** Below this a compressed form saves less than a packet. */
export const MIN_COMPRESSED_BYTES = 1024
/** So many files are read before the event loop gets its turn, about 10 ms. */
export const LOAD_BATCH = 256

/** Prepared answers of the API that are kept, about 5 KB each. */
export const KEPT_ANSWERS = 2_000
/** Social cards that are kept, about 30 KB each. */
export const KEPT_CARDS = 500
/** How long anyone may keep a public answer of the API; after that its ETag is asked for. */
export const ANSWER_MAX_AGE_SECONDS = 60

/** How long a process that opens a SQLite file waits for another one that does too. */
export const SQLITE_WAIT_MS = 500
/** How long a write waits for that of another process to the same SQLite file, and how often it looks. */
export const LOCK_WAIT_MS = 500
export const LOCK_STEP_MS = 10
/** How often a process that watches asks whether another one wrote to the same SQLite file. */
export const SQLITE_WATCH_MS = 500
/** So long a store may take; then its caller hears that it is away. */
export const STORE_WAIT_MS = 900
/** A store that is away is reported so often. */
export const DOWN_REPORT_MS = 10_000
/** A migration of a large database may take so long. */
export const MIGRATION_WAIT_MS = 60_000
/** Connections of one process to PostgreSQL, beside the one that listens. */
export const POSTGRES_CONNECTIONS = 10
/** After so long a lost listener connects again, and so often one that hears nothing asks whether it is still there. */
export const LISTEN_AGAIN_MS = 500
export const LISTEN_CHECK_MS = 5_000
/** Writes that share one commit at most: about 10 ms in which nothing else is answered. */
export const WRITES_IN_A_COMMIT = 250

/** Longer than any title that a person pastes into a search field. */
export const MAX_TERM_LENGTH = 300
/** A search narrows by at most this many values in all its filters. */
export const MAX_FILTER_VALUES = 200
/** The most hits that one answer holds. */
export const MAX_HITS = 5_000
/** Lines of the suggestions dropdown before 'search for term'. */
export const MAX_SUGGESTIONS = 8
/** So many hits at the top get fragments of their texts; further down nobody reads them. */
export const SHOWN_HIGHLIGHTS = 60
/** What compresses an answer of 3,000 events in about 25 ms. */
export const BROTLI_QUALITY = 6
export const GZIP_LEVEL = 6
/** Answers of searches that are kept until the next release, in bytes. */
export const KEPT_SEARCH_BYTES = 48 * 1024 * 1024
/** Suggestions that are kept until the next release, about 3 KB each. */
export const KEPT_SUGGESTIONS = 4_000
/** Stored searches live this long after their last use (ROWS D01), and there are never more than so many. */
export const STORED_SEARCH_DAYS = 365
export const MOST_STORED_SEARCHES = 500_000
/** Ids of searches that this process wrote today, to write each only once. */
export const REMEMBERED_SEARCHES = 20_000
/** After so many seconds a caller may ask again for what a store could not give. */
export const RETRY_AFTER_SECONDS = 5

/** Results on one page for readers without JavaScript. */
export const RESULTS_ON_PAGE = 60
/** How long a browser may show such a page again without asking. */
export const RESULTS_PAGE_SECONDS = 60
/** So many of the items that searches led to are ranked by it (ROWS D07). */
export const RANKED_CONVERSIONS = 2_000

/** So many ids one call asks about at once. */
export const MAX_FAVORITE_IDS = 1_000

/** A session that nobody used for so long is over, and so is one that began so long ago (DESIGN §5). */
export const SESSION_IDLE_MS = 30 * 60_000
export const SESSION_LIFE_MS = 12 * 60 * 60_000
/** How exactly the store knows when a session was last used: one write in so long. */
export const SESSION_TOUCH_MS = 60_000
/** Tokens of sessions that a server keeps at hand: 2 MB. */
export const MAX_KNOWN_TOKENS = 10_000
/** How often sessions that are over are looked for. */
export const SESSION_FORGET_MS = 15 * 60_000

/** How often a process asks the store for statuses that it was not told of. */
export const STATUS_CATCH_UP_MS = 2_000
/** After so long without an answer of the store nobody can vouch for a status; then callers are told to come back. */
export const STATUS_TRUST_MS = 30_000
/** How long a shared cache may answer with the statuses: a change is everywhere within one poll. */
export const STATUS_SHARED_SECONDS = 5
/** The most statuses that one call may ask for, and lines of a venue's log. */
export const MAX_STATUS_IDS = 500
export const MAX_STATUS_LOG = 50

/** How often a server asks the store whether somebody imported attendees: they are seen within half a minute. */
export const DIRECTORY_CHECK_MS = 10_000
/** How long a search waits for the first index of the directory after a start. */
export const DIRECTORY_WAIT_MS = 5_000
/** So many searches may wait for the directory's thread, a few milliseconds each; the next one is told to come back. */
export const MOST_WAITING_FOR_PEOPLE = 200
/** The most people that one answer holds; the others are asked for from where it ends. */
export const MAX_PEOPLE_HITS = 120
/** Answers about people that are kept until the next import, in bytes. */
export const KEPT_PEOPLE_BYTES = 8 * 1024 * 1024
/** Of the dropdown's lines, so many are people when programme and people are asked for at once. */
export const PEOPLE_AMONG_SUGGESTIONS = 4
/** How long somebody may take to log in at their provider. */
export const PENDING_SIGN_IN_SECONDS = 15 * 60
/** So many logins may be under way in one browser, in as many tabs. */
export const MOST_PENDING_SIGN_INS = 4
/** How long a provider may take for each of its answers. */
export const PROVIDER_TIMEOUT_MS = 5_000

/**
 * How often somebody may call, by the class of the call: searches and counts by address, where a whole venue may be behind
 * one; reads and writes of one's own by session; forms, which is logging in, by address until there is a session.
 */
export const RATES = {
  readOnlyPost: { burst: 3_000, perSecond: 300 },
  anonymousWrite: { burst: 1_000, perSecond: 50 },
  signedInRead: { burst: 300, perSecond: 20 },
  sessionWrite: { burst: 120, perSecond: 5 },
  form: { burst: 500, perSecond: 20 },
} as const
/** So many callers are remembered, about 100 bytes each. */
export const MOST_BUCKETS = 100_000
