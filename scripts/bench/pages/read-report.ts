import type { Result } from 'lighthouse'

/** What one look at a page found. Times are milliseconds, sizes bytes on the wire. */
export interface PageFigures {
  performance: number
  accessibility: number
  'best practices': number
  SEO: number
  LCP: number
  FCP: number
  CLS: number
  TBT: number
  HTML: number
  script: number
  font: number
  /** Everything that arrives by itself, without content pictures. */
  'before interaction': number
  'render-blocking': number
}

/** An audit that keeps a page from the full score, or an opportunity that Lighthouse sees. */
export interface Finding {
  category: string
  audit: string
  score: number
  /** Its part of the category's score; 0 for a hint. */
  weight: number
  detail: string
}

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best practices': 'best-practices',
  SEO: 'seo',
} as const

/** The detail items of an audit, whatever its sort. */
function itemsOf(report: Result, audit: string): Record<string, unknown>[] {
  const details = report.audits[audit]?.details
  // What is meant for other programs has an object there.
  return details && 'items' in details && Array.isArray(details.items) ? details.items : []
}

/** Lighthouse's own mean of a category, without the audits that the page is excused from; of 100. */
export function scoreWithout(report: Result, category: string, excused: ReadonlySet<string>): number {
  const counted = (report.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && !excused.has(id))
    .map(({ id, weight }) => ({ weight, score: report.audits[id]?.score ?? null }))
    // No score: the audit does not apply, or only a person can judge it.
    .filter((audit): audit is { weight: number; score: number } => audit.score !== null)
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0)
  const reached = counted.reduce((sum, { weight, score }) => sum + weight * score, 0)
  // As Lighthouse shows it: a hundredth that is missing is never rounded away, nor is 99.6 a full score.
  return whole === 0 ? 100 : Math.round((100 * reached) / whole)
}

/** @throws when a figure is missing. */
export function readFigures(report: Result, excused: ReadonlySet<string>): PageFigures {
  const value = (audit: string) => {
    const found = report.audits[audit]?.numericValue
    if (found === undefined) throw new Error(`${report.requestedUrl}: Lighthouse found no ${audit}.`)
    return found
  }
  const requests = itemsOf(report, 'network-requests') as { resourceType?: string; transferSize?: number }[]
  const sizeOf = (fits: (type: string) => boolean) =>
    requests
      .filter(({ resourceType }) => fits(resourceType ?? 'Other'))
      .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0)
  const score = (name: keyof typeof CATEGORIES) => scoreWithout(report, CATEGORIES[name], excused)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best practices'),
    SEO: score('SEO'),
    LCP: value('largest-contentful-paint'),
    FCP: value('first-contentful-paint'),
    CLS: value('cumulative-layout-shift'),
    TBT: value('total-blocking-time'),
    HTML: sizeOf((type) => type === 'Document'),
    script: sizeOf((type) => type === 'Script'),
    font: sizeOf((type) => type === 'Font'),
    'before interaction': sizeOf((type) => type !== 'Image' && type !== 'Media'),
    'render-blocking': itemsOf(report, 'render-blocking-insight').length,
  }
}

/** The first thing that an audit points at, in a few words. */
function detailOf(report: Result, audit: string): string {
  const [item] = itemsOf(report, audit)
  const node = (item?.node ?? (item?.subItems as { items?: { node?: unknown }[] })?.items?.[0]?.node) as
    | { selector?: string; snippet?: string }
    | undefined
  const said = node?.snippet ?? item?.description ?? item?.url ?? item?.label ?? ''
  return [report.audits[audit]?.displayValue, typeof said === 'string' ? said : JSON.stringify(said)]
    .filter(Boolean)
    .join(' · ')
    .slice(0, 240)
}

/** What keeps a page from the full scores, the heaviest first; excused audits are left out. */
export function readFindings(report: Result, excused: ReadonlySet<string>): Finding[] {
  return Object.entries(CATEGORIES)
    .flatMap(([category, id]) =>
      (report.categories[id]?.auditRefs ?? []).map(({ id: audit, weight }) => ({
        category,
        audit,
        weight,
        score: report.audits[audit]?.score ?? 1,
        detail: detailOf(report, audit),
      })),
    )
    .filter(({ audit, score }) => score < 1 && !excused.has(audit))
    .sort((a, b) => b.weight * (1 - b.score) - a.weight * (1 - a.score))
}
