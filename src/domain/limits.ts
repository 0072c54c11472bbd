/**
 * Every number of SPEC §9 that has a meaning, once. Units stand in the names. Browser modules import this file, so it
 * stays free of dependencies.
 */

/** A suggestion search needs this many characters after trimming. */
export const MIN_QUERY_LENGTH = 2
export const SEARCH_DEBOUNCE_MS = 200
export const RESIZE_DEBOUNCE_MS = 300
export const SUGGESTION_BLUR_MS = 100
export const SUGGESTION_THUMBNAIL_PX = 48
/** How long the number of suggestions must stand before it is announced: not on every key. */
export const SUGGESTION_ANNOUNCE_MS = 600
export const MAX_HIGHLIGHT_FRAGMENTS = 3

export const FEATURES_CACHE_KEY = 'chronos_features'
export const FEATURES_CACHE_MS = 5 * 60 * 1000

export const CLIENT_TIMEOUT_MS = 10_000
export const CLIENT_RETRIES = 2

/** Contributor grids page only above this many people. */
export const CONTRIBUTOR_PAGE_SIZE = 60
export const FILTER_PAGE_SIZE = 15
/** How many page numbers a pager shows at once. */
export const PAGER_WINDOW = 5

export const TOAST_MS = 3000
export const MAX_SCROLL_POSITIONS = 50
export const KIOSK_SCROLL_MS = 20_000
/** A kiosk shows what begins within this time; everything later would only make its round longer. */
export const KIOSK_AHEAD_MS = 24 * 60 * 60 * 1000
/** An event without an end leaves a kiosk this long after it began. */
export const KIOSK_USUAL_LENGTH_MS = 60 * 60 * 1000
/** How often a kiosk asks for a newer programme: nobody reloads a screen above a door. */
export const KIOSK_RENEW_MS = 3 * 60 * 1000
/** How often a page that shows a door's status asks for it, and a screen above a door; each waits a little more or less. */
export const STATUS_POLL_MS = 12_000
export const KIOSK_STATUS_POLL_MS = 4_000
export const STATUS_POLL_SPREAD = 0.2
/** After so many questions without an answer nobody can say what a door looks like; then it is asked ever less often. */
export const STATUS_AWAY_POLLS = 3
export const STATUS_AWAY_MOST_MS = 120_000
export const KIOSK_STATUS_AWAY_MOST_MS = 15_000
/** Lines of the log that the page for staff shows. */
export const STAFF_LOG_SHOWN = 50
/** A door fills and empties within half an hour: what was said longer ago says nothing about now. */
export const STATUS_STALE_MS = 30 * 60 * 1000
/** The screen for all venues holds this many events; a larger programme has one such screen a day. */
export const KIOSK_MOST_EVENTS = 1500

export const BIOGRAPHY_PREVIEW_WORDS = 16

export const INTERESTED_SHOWN = 3
export const INTERESTED_MAX = 60
/** 'others' joins the list when total minus public is greater than this. */
export const INTERESTED_OTHERS_ABOVE = 2

export const MENU_BREAKPOINT_PX = 768
export const FILTER_BREAKPOINT_PX = 991

export const LANDING_YEAR = 2026

/** How many of somebody's next favorites the landing page shows. */
export const DASHBOARD_SHOWN = 3

export const ANALYTICS_BATCH = 10
export const ANALYTICS_FLUSH_MS = 5000
export const ANALYTICS_RETRIES = 10
/** The wait before the first retry; each further one is twice as long, up to the longest. */
export const ANALYTICS_BACKOFF_MS = 1000
export const ANALYTICS_LONGEST_BACKOFF_MS = 60_000
/** What a visitor who is long offline keeps for later; beyond it the oldest goes. */
export const ANALYTICS_KEPT = 500
/** Browsers let 64 KB be on the way from pages that are gone (Fetch §4.6). */
export const KEEPALIVE_BYTES = 60_000

/** What staff can say about a door (SPEC §9); `none` clears the message. */
export const VENUE_MESSAGES = [
  'none',
  'Not Yet Seating',
  'Now Seating Film & TV Guest Tickets',
  'Now Seating SXXPress',
  'Now Seating Primary Access',
  'Now Seating Secondary Access',
  'Now Seating Single Admission Tickets',
  'No Longer Seating',
] as const

/** Category tabs of the suggestions and the models behind them (SPEC §9). */
export const CATEGORY_MODELS = {
  Events: ['event'],
  Contributors: ['artist', 'film', 'person'],
  Brands: ['brand', 'exhibitor', 'music_fest_presenter'],
  Venues: ['venue'],
} as const

/** A feed that lost more than this part of its records since the last import is refused (DESIGN §2). */
export const MAX_SHRINK = 0.2
/** Below this many records before, a kind that comes along with the events is too small to judge. */
export const MIN_SHRINK_BASE = 10
export const MAX_FEED_BYTES = 64 * 1024 * 1024
/** A mapping file is written by hand; anything larger is something else. */
export const MAX_MAPPING_BYTES = 1024 * 1024
export const FEED_TIMEOUT_MS = 30_000
/** A repeating calendar entry is written out for at most a year, and at most this often. */
export const MAX_OCCURRENCES = 400
/** Longer ids become a short name with a hash, so that file names stay within every system's limit. */
export const MAX_ID_LENGTH = 80
/** How many ids a report prints of each kind of warning. */
export const REPORT_IDS_SHOWN = 10
/** How many records a dry run shows as samples. */
export const DRY_RUN_SAMPLES = 10
