import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type PageWeight, weighPage } from './budgets/weigh-page.ts'

/** What pages of some kinds may cost, in bytes (QUALITY §1). They stand in `package.json`. */
export interface Budget {
  kinds: string[]
  htmlGzip: number
  /** Added to `htmlGzip` for each byte of the page's own words, compressed. */
  perOwnText?: number
  script: number
  beforeInteraction: number
}

interface Manifest {
  pages: { url: string; kind: string }[]
}

export interface WeighedPage extends PageWeight {
  url: string
  kind: string
}

/** Weighs every page that the manifest names. */
export function weighRelease(release: string): WeighedPage[] {
  const { pages } = JSON.parse(readFileSync(join(release, 'manifest.json'), 'utf8')) as Manifest
  const site = join(release, 'site')
  return pages.map(({ url, kind }) => ({ url, kind, ...weighPage(site, url === '/' ? '/index.html' : `${url}.html`) }))
}

const FIGURES = ['htmlGzip', 'script', 'beforeInteraction', 'renderBlocking'] as const

/** What a page may weigh by its budget. */
function allowanceOf(page: WeighedPage, budget: Budget): Record<(typeof FIGURES)[number], number> {
  return {
    htmlGzip: Math.floor(budget.htmlGzip + (budget.perOwnText ?? 0) * page.ownTextGzip),
    script: budget.script,
    beforeInteraction: budget.beforeInteraction,
    renderBlocking: 0,
  }
}

/** One line for each kind and figure that is over its budget somewhere, with the worst page. */
export function budgetProblems(pages: readonly WeighedPage[], budgets: Readonly<Record<string, Budget>>): string[] {
  const kinds = [...new Set(pages.map(({ kind }) => kind))]
  return kinds.flatMap((kind) => {
    const budget = Object.values(budgets).find((candidate) => candidate.kinds.includes(kind))
    if (!budget) return [`Pages of the kind "${kind}" have no budget. Give them one in package.json.`]
    const same = pages
      .filter((page) => page.kind === kind)
      .map((page) => ({ page, allowed: allowanceOf(page, budget) }))
    return FIGURES.flatMap((figure) => {
      const over = same
        .map(({ page, allowed }) => ({ url: page.url, is: page[figure], may: allowed[figure] }))
        .filter(({ is, may }) => is > may)
        .sort((a, b) => b.is - b.may - (a.is - a.may))
      const worst = over[0]
      if (!worst) return []
      return [
        `${kind}: ${figure} is over its budget on ${over.length} of ${same.length} pages, the worst ${worst.url} with ${worst.is} of ${worst.may}.`,
      ]
    })
  })
}

/** For each kind the heaviest page by each figure, so that a report shows how near the budgets are. */
export function formatHeaviest(pages: readonly WeighedPage[]): string[] {
  return [...new Set(pages.map(({ kind }) => kind))].map((kind) => {
    const same = pages.filter((page) => page.kind === kind)
    const most = (figure: keyof PageWeight) => Math.max(...same.map((page) => page[figure]))
    return (
      `${kind}: ${same.length} pages, at most ${most('htmlGzip')} B of HTML (gzip), ${most('script')} B of script, ` +
      `${most('beforeInteraction')} B before interaction, ${most('renderBlocking')} render-blocking`
    )
  })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const release = process.argv[2]
  if (!release || release.startsWith('-')) {
    console.log(
      'Usage: node scripts/checks/budgets.ts <release>\n\nWeighs every page against the budgets of package.json.',
    )
    process.exitCode = release ? 0 : 1
  } else {
    const { budgets } = JSON.parse(readFileSync('package.json', 'utf8')) as { budgets: Record<string, Budget> }
    const pages = weighRelease(release)
    for (const line of formatHeaviest(pages)) console.log(line)
    const problems = budgetProblems(pages, budgets)
    for (const line of problems) console.error(line)
    process.exitCode = problems.length > 0 ? 1 : 0
  }
}
