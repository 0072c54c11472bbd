import { readdirSync } from 'node:fs'
import type { Result } from 'lighthouse'
import { describe, expect, test } from 'vitest'
import { median } from '../../scripts/bench/build/measure.ts'
import { barsOf, excusedAudits, toColumn } from '../../scripts/bench/pages/bars.ts'
import { choosePages, listPages, toKind } from '../../scripts/bench/pages/choose.ts'
import { isMissed, toMeasured } from '../../scripts/bench/pages/measured.ts'
import { readFigures, readFindings, scoreWithout } from '../../scripts/bench/pages/read-report.ts'
import { toTable } from '../../scripts/bench/pages/table.ts'
import { PAGES } from '../../scripts/checks/sample-pages.ts'

describe('the choice of pages to measure', () => {
  test('takes at least one page of every kind that the tests know', () => {
    const kinds = new Set(Object.entries(PAGES).map(([name, path]) => toKind(name, path)))
    const chosen = new Set(choosePages(listPages(), []).map(({ kind }) => kind))
    expect(kinds.size).toBeGreaterThan(15)
    expect([...kinds].filter((kind) => !chosen.has(kind))).toEqual([])
  })

  test('takes a page of every folder of routes, so that a new one cannot stay unmeasured', () => {
    const routes = readdirSync('src/pages', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.astro'))
      .map(({ parentPath }) => parentPath.split('/').filter((part) => !part.startsWith('['))[2])
      .filter((section): section is string => section !== undefined)
    const sections = new Set(choosePages(listPages(), []).map(({ path }) => path.split('/')[2]))
    expect(routes.length).toBeGreaterThan(0)
    // Nobody visits these by their address: the server sends them in the place of another page.
    const sent = ['errors', 'shells']
    expect([...new Set(routes)].filter((section) => !sections.has(section) && !sent.includes(section))).toEqual([])
  })

  test('lets a new kind join by itself, with the bars of its sort', () => {
    const pages = listPages({ landing: '/2026', 'a moderator': '/2026/moderators/x', moderators: '/2026/moderators' })
    expect(choosePages(pages, []).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['landing', 'moderator', 'moderators']),
    )
    expect([toColumn('moderator'), toColumn('moderators')]).toEqual(['detail', 'grid'])
  })

  test('names kinds by address', () => {
    expect(
      ['/2026', '/2026/events/a', '/2026/artists', '/2026/schedule/tba', '/2026/schedule', '/2026/search/event'].map(
        (path) => toKind('x', path),
      ),
    ).toEqual(['landing', 'event', 'artists', 'schedule', 'schedule index', 'search/event'])
    expect(toKind('not found', '/2026/events/a')).toBe('not found')
  })

  test('takes only what is asked for, and says what there is when nothing fits', () => {
    const names = (...only: string[]) => choosePages(listPages(), only).map(({ name }) => name)
    expect(names('event')).toEqual(['an event with every field', 'forty people', 'a long text'])
    expect(names('schedule')).toEqual(['a day', 'schedule'])
    expect(names('right to left')).toEqual(['right to left'])
    expect(() => names('evnt')).toThrow(/"evnt".*landing/)
  })

  test('measures an address once', () => {
    const paths = listPages({ ...PAGES, presenters: '/2026/music_fest_presenters' }).map(({ path }) => path)
    expect(paths).toHaveLength(new Set(paths).size)
  })
})

describe('the bars of a page', () => {
  test('are those of its column', () => {
    const of = (kind: string) => [barsOf(kind).performance, barsOf(kind).LCP, barsOf(kind).script]
    expect(of('event')).toEqual([99, 1000, 5120])
    expect(of('contributor')).toEqual([99, 1000, 5120])
    expect(of('not found')).toEqual([99, 1000, 5120])
    expect(of('schedule')).toEqual([98, 1200, 5120])
    expect(of('favorites')).toEqual([95, 1500, 71680])
    expect(of('search/event')).toEqual([95, 1500, 71680])
    expect(of('artists')).toEqual([98, 1200, 5120])
  })

  test('must be reached by scores and not exceeded by the rest', () => {
    expect([isMissed('SEO', 99, barsOf('event')), isMissed('SEO', 100, barsOf('event'))]).toEqual([true, false])
    expect([isMissed('LCP', 1000, barsOf('event')), isMissed('LCP', 1001, barsOf('event'))]).toEqual([false, true])
  })

  test('leave out only what a page fails by being what it is', () => {
    expect([...excusedAudits('event')]).toEqual([])
    expect([...excusedAudits('search/event')]).toEqual([])
    expect([...excusedAudits('search')]).toEqual(['is-crawlable'])
    expect([...excusedAudits('not found')]).toEqual(['is-crawlable', 'http-status-code', 'errors-in-console'])
  })
})

/** As much of a report as is read. */
function aReport(audits: Record<string, object>, refs: { id: string; weight: number }[]): Result {
  return { audits, categories: { seo: { auditRefs: refs } } } as unknown as Result
}

describe('reading a report', () => {
  const refs = [
    { id: 'is-crawlable', weight: 4 },
    { id: 'document-title', weight: 1 },
    { id: 'image-alt', weight: 1 },
    { id: 'structured-data', weight: 0 },
  ]
  const audits = {
    'is-crawlable': { score: 0 },
    'document-title': { score: 1 },
    'image-alt': { score: null },
    'structured-data': { score: 0.5, displayValue: 'odd' },
  }

  test('counts a category by the weights of the audits that apply', () => {
    expect(scoreWithout(aReport(audits, refs), 'seo', new Set())).toBe(20)
    expect(scoreWithout(aReport(audits, refs), 'seo', new Set(['is-crawlable']))).toBe(100)
  })

  test('lists what costs points before hints, and nothing that is excused', () => {
    const found = (excused: string[]) =>
      readFindings(aReport(audits, refs), new Set(excused)).map(({ audit, detail }) => [audit, detail])
    expect(found([])).toEqual([
      ['is-crawlable', ''],
      ['structured-data', 'odd'],
    ])
    expect(found(['is-crawlable'])).toEqual([['structured-data', 'odd']])
  })

  test('adds up what travels by sort, without content pictures', () => {
    const requests = [
      ['Document', 6000],
      ['Script', 900],
      ['Font', 24_000],
      ['Stylesheet', 3000],
      ['Image', 50_000],
      ['Other', 100],
    ].map(([resourceType, transferSize]) => ({ resourceType, transferSize }))
    const metric = { numericValue: 0 }
    const figures = readFigures(
      aReport(
        {
          'network-requests': { details: { items: requests } },
          'render-blocking-insight': { details: { items: [{}] } },
          'largest-contentful-paint': { numericValue: 812.4 },
          'first-contentful-paint': metric,
          'cumulative-layout-shift': metric,
          'total-blocking-time': metric,
        },
        [],
      ),
      new Set(),
    )
    expect(figures).toMatchObject({ HTML: 6000, script: 900, font: 24_000, 'before interaction': 34_000, LCP: 812.4 })
    expect(figures['render-blocking']).toBe(1)
    expect(() => readFigures(aReport({}, []), new Set())).toThrow('largest-contentful-paint')
    const row = toTable([{ name: 'a page', figures, bars: barsOf('event'), ratio: 1.083, findings: [] }]).split('\n')[1]
    expect(row).toMatch(/^a page {2}.* 812 .* 24000 +34000 +1! +1\.08×$/)
  })
})

test('the median of rounds is the middle one, of an even number the lower', () => {
  expect([median([9, 1, 5]), median([4, 1, 3, 2]), median([7])]).toEqual([5, 2, 7])
})

test('a page stands for the median of its rounds and for its slowest step', () => {
  const look = { LCP: 0 } as Parameters<typeof toMeasured>[1]['figures'][number]
  const { figures, worstStep, ratio } = toMeasured(
    { name: 'x', url: '/', kind: 'event' },
    {
      figures: [900, 700, 5000].map((LCP) => ({ ...look, LCP })),
      findings: [],
      // One slow moment of the machine is not the page's.
      steps: [8, 16, 400, 40, 48, 56].map((ms, at) => ({ name: at < 3 ? 'share' : 'open the menu', ms })),
    },
    750,
  )
  expect([figures.LCP, figures.INP, worstStep, ratio]).toEqual([900, 48, 'open the menu', 1.2])
})
