/** What a page is measured by (QUALITY §1). Scores are of 100 and must be reached; the rest must not be exceeded. */
export interface Bars {
  performance: number
  accessibility: number
  'best practices': number
  SEO: number
  LCP: number
  CLS: number
  TBT: number
  script: number
  'before interaction': number
  'render-blocking': number
  INP: number
}

const FULL = { accessibility: 100, 'best practices': 100, SEO: 100, 'render-blocking': 0, INP: 100 }
const KB = 1024

/** The columns of QUALITY §1. Landing page and grids have none there: scores and LCP as of a day, weight as package.json says. */
const COLUMNS = {
  detail: { ...FULL, performance: 99, LCP: 1000, CLS: 0, TBT: 50, script: 5 * KB, 'before interaction': 45 * KB },
  schedule: { ...FULL, performance: 98, LCP: 1200, CLS: 0, TBT: 100, script: 5 * KB, 'before interaction': 40 * KB },
  grid: { ...FULL, performance: 98, LCP: 1200, CLS: 0, TBT: 100, script: 5 * KB, 'before interaction': 45 * KB },
  search: { ...FULL, performance: 95, LCP: 1500, CLS: 0.02, TBT: 100, script: 70 * KB, 'before interaction': 100 * KB },
} satisfies Record<string, Bars>
export type Column = keyof typeof COLUMNS

/** Kinds that are neither one record's page nor a grid of records. */
const COLUMN_OF: Record<string, Column> = {
  schedule: 'schedule',
  'schedule index': 'schedule',
  search: 'search',
  favorites: 'search',
  attendees: 'search',
  landing: 'grid',
}

/** A kind's column: lists have a plural name, records a singular one. */
export function toColumn(kind: string): Column {
  const known = COLUMN_OF[kind] ?? COLUMN_OF[kind.split('/')[0] ?? '']
  return known ?? (kind.endsWith('s') ? 'grid' : 'detail')
}

export const barsOf = (kind: string): Bars => COLUMNS[toColumn(kind)]

/** Kinds that must not be found by search engines (SPEC §2): for them SEO is judged without that. */
const HIDDEN = new Set(['search', 'favorites', 'attendees', 'attendee', 'kiosk', 'not found'])

/** Audits that a page of a kind fails by being what it is; its scores are counted without them. */
export function excusedAudits(kind: string): ReadonlySet<string> {
  return new Set([
    ...(HIDDEN.has(kind.split('/')[0] ?? '') && kind !== 'search/event' ? ['is-crawlable'] : []),
    // It answers 404, which the browser writes on its console.
    ...(kind === 'not found' ? ['http-status-code', 'errors-in-console'] : []),
  ])
}
