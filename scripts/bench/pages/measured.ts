import { median } from '../build/measure.ts'
import { type Bars, barsOf } from './bars.ts'
import type { Step } from './interact.ts'
import type { Finding, PageFigures } from './read-report.ts'

/** A page to be looked at. */
export interface Target {
  name: string
  url: string
  /** None for what is only compared. */
  kind?: string
}

/** What the rounds found of one page. */
export interface Looks {
  figures: PageFigures[]
  findings: Finding[]
  steps: Step[]
}

/** What was measured of a page, the median of its rounds. */
export interface Measured {
  name: string
  figures: PageFigures & { INP?: number }
  /** What the visitor did when the page was slowest to answer. */
  worstStep?: string
  /** None for what is only compared. */
  bars?: Bars
  /** LCP by that of the page written by hand. */
  ratio: number
  findings: Finding[]
}

/** The worst step, each by its median. */
function worstStep(steps: readonly Step[]): Step | undefined {
  return [...new Set(steps.map(({ name }) => name))]
    .map((name) => ({ name, ms: median(steps.filter((step) => step.name === name).map(({ ms }) => ms)) }))
    .sort((a, b) => b.ms - a.ms)[0]
}

/** Puts the rounds of a page together. */
export function toMeasured({ name, kind }: Target, { figures, findings, steps }: Looks, byHandLcp: number): Measured {
  const names = Object.keys(figures[0] ?? {}) as (keyof PageFigures)[]
  const medians = Object.fromEntries(
    names.map((figure) => [figure, median(figures.map((look) => look[figure]))]),
  ) as unknown as PageFigures
  const worst = worstStep(steps)
  return {
    name,
    figures: { ...medians, ...(worst && { INP: worst.ms }) },
    ...(worst && { worstStep: worst.name }),
    ...(kind && { bars: barsOf(kind) }),
    ratio: medians.LCP / byHandLcp,
    findings,
  }
}

/** A bar that the value does not keep; scores must be reached, all else must not be exceeded. */
export const isMissed = (name: keyof Bars, value: number, bars: Bars): boolean =>
  SCORES.has(name) ? value < bars[name] : value > bars[name]

export const SCORES: ReadonlySet<string> = new Set(['performance', 'accessibility', 'best practices', 'SEO'])
