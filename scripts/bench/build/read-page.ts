/** What a visitor and a search engine get from a page, whatever its markup. */
export interface PageContent {
  title: string
  description: string
  canonical: string
  /** JSON-LD, read and written again. */
  data: string
  /** Where the links lead, in their order. */
  links: string[]
  /** The words of the body; elements of a line of text do not separate words, all others do. */
  text: string
}

const INLINE = /^(a|abbr|b|bdi|code|em|i|s|small|span|strong|time|u|picture|img|svg|path|sub|sup|mark|wbr)$/
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const decode = (text: string) =>
  text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
    return String.fromCodePoint(name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : +name.slice(1))
  })

const first = (html: string, pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '').trim()

/** The same address however it is escaped: generators differ in which letters they percent-encode. */
const toAddress = (href: string) =>
  URL.canParse(href, 'http://localhost') ? new URL(href, 'http://localhost').href : href

export function readPage(html: string): PageContent {
  const data = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1]
  const body = html
    .slice(html.search(/<body/))
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
  return {
    title: first(html, /<title>([\s\S]*?)<\/title>/),
    description: first(html, /<meta name="description" content="([^"]*)"/),
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
    data: data ? JSON.stringify(JSON.parse(data)) : '',
    links: [...body.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => toAddress(decode(href))),
    text: decode(body.replace(/<\/?([a-z0-9]+)[^>]*>/gi, (_, name: string) => (INLINE.test(name) ? '' : ' ')))
      .replace(/\s+/g, ' ')
      .trim(),
  }
}
