import { escapeHtml } from '../../domain/escape-html.ts'

export interface Filling {
  title: string
  /** Where the page's form leads: its own address, also when another list's page stands in for it. */
  action: string
  term: string
  /** The search's filters as an address writes them, which a new search with the page's form keeps. */
  filters: string
  /** The filters as this address has them: the quick tab that wrote them is the current one. */
  tab: string
  /** HTML for the side: how many were found. */
  count: string
  /** HTML for the `data-still` place, which the page's script keeps until it has an answer of its own. */
  results: string
}

/**
 * A built search page with the results of a search in it. The page is ours, so its landmarks can be relied on; what goes
 * in is escaped here, or where it was drawn. A page without the place stays as it was built.
 */
export function fillSearchPage(html: string, { title, action, term, filters, tab, count, results }: Filling): string {
  const place = findPlace(html)
  if (!place) return html
  const hidden = filters === '' ? '' : `<input type="hidden" name="filters" value="${escapeHtml(filters)}"/>`
  const before = html
    .slice(0, place.start)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    // Also the field's own text, so that a term can be corrected instead of typed again.
    .replace(/(<form class="finder"[^>]*? action=")[^"]*/, (_, form: string) => form + escapeHtml(action))
    .replace(/(<form class="finder"[^>]*>)(<input\b[^>]*\bname="q")/, (_, form: string, field: string) =>
      [form, hidden, field, ` value="${escapeHtml(term)}"`].join(''),
    )
    .replace(/<nav class="tabs"[^>]*>.*?<\/nav>/s, (tabs) => withCurrent(tabs, tab))
    .replace(/(<div class="side"[^>]*>)(?:<p class="count">[^<]*<\/p>)?/, (_, side: string) => side + count)
  return before + results + html.slice(place.end)
}

/** Tabs whose current one is that which leads to these filters; none when no tab does. */
const withCurrent = (tabs: string, filters: string): string =>
  tabs.replace(/(<a href="([^"]*)")(?: aria-current="page")?/g, (_, link: string, href: string) => {
    const [, query = ''] = href.replaceAll('&amp;', '&').split('?')
    const isCurrent = (new URLSearchParams(query).get('filters') ?? '') === filters
    return isCurrent ? `${link} aria-current="page"` : link
  })

/** The inside of the element that carries `data-still`. Attributes hold no `<`, so elements can be counted by their tags. */
function findPlace(html: string): { start: number; end: number } | undefined {
  const opening = /<div\b[^>]*\bdata-still\b[^>]*>/.exec(html)
  if (!opening) return undefined
  const start = opening.index + opening[0].length
  const tags = /<(\/?)div\b/g
  tags.lastIndex = start
  for (let depth = 1, tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return { start, end: tag.index }
  }
  return undefined
}
