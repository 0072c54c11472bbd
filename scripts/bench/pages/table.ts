import type { Bars } from './bars.ts'
import { isMissed, type Measured } from './measured.ts'
import type { Finding, PageFigures } from './read-report.ts'

const COLUMNS: [title: string, of: keyof PageFigures | 'INP', show: (value: number) => string][] = [
  ['perf', 'performance', String],
  ['a11y', 'accessibility', String],
  ['best', 'best practices', String],
  ['SEO', 'SEO', String],
  ['LCP ms', 'LCP', (value) => value.toFixed(0)],
  ['CLS', 'CLS', (value) => String(Number(value.toFixed(4)))],
  ['TBT ms', 'TBT', (value) => value.toFixed(0)],
  ['INP ms', 'INP', (value) => value.toFixed(0)],
  ['HTML', 'HTML', (value) => value.toFixed(0)],
  ['script', 'script', (value) => value.toFixed(0)],
  ['font', 'font', (value) => value.toFixed(0)],
  ['total B', 'before interaction', (value) => value.toFixed(0)],
  ['blocking', 'render-blocking', String],
]

/** A line a page; `!` marks what misses its bar. */
export function toTable(pages: readonly Measured[]): string {
  const rows = pages.map(({ name, figures, bars, ratio, worstStep }) => [
    name,
    ...COLUMNS.map(([, of, show]) => {
      const value = figures[of]
      if (value === undefined) return ''
      return `${show(value)}${bars && of in bars && isMissed(of as keyof Bars, value, bars) ? '!' : ''}`
    }),
    `${ratio.toFixed(2)}×`,
    worstStep ? `  ${worstStep}` : '',
  ])
  const lines = [['page', ...COLUMNS.map(([title]) => title), 'by hand', 'worst step'], ...rows]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0))) ?? []
  return lines
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Each audit that costs points or gives a hint, with the pages where it does, the most frequent first. */
export function toFindings(pages: readonly Measured[]): string {
  const byAudit = new Map<string, { finding: Finding; pages: string[] }>()
  for (const { name, findings } of pages) {
    for (const finding of findings) {
      const known = byAudit.get(finding.audit) ?? { finding, pages: [] }
      known.pages.push(name)
      byAudit.set(finding.audit, known)
    }
  }
  return [...byAudit.values()]
    .sort((a, b) => Number(b.finding.weight > 0) - Number(a.finding.weight > 0) || b.pages.length - a.pages.length)
    .map(
      ({ finding, pages: where }) =>
        `${finding.weight > 0 ? 'costs points' : 'hint'}: ${finding.audit} (${finding.category}), ${where.length} pages: ` +
        `${where.slice(0, 4).join(', ')}${where.length > 4 ? ' …' : ''}\n    ${finding.detail}`,
    )
    .join('\n')
}
