import { Parser } from 'htmlparser2'
import { HINT_SCRIPT } from '../../../src/domain/session-hint.ts'
import { isLoader } from '../../../src/layouts/to-loader.ts'
import { importedBy } from '../budgets/weigh-page.ts'

/** An address that a page names, as it stands in the attribute. */
export interface NamedAddress {
  /** `a href`, `img srcset`. */
  where: string
  address: string
}

/** What a page says about itself and where it leads, as a browser would read it. */
export interface PageFacts {
  lang: string
  title: string
  description: string
  canonical: string
  h1: number
  ids: Set<string>
  addresses: NamedAddress[]
  /** Inline styles and running scripts: the Content Security Policy must name each by its hash. */
  inline: { styles: string[]; scripts: string[] }
  /** What must not stand in a page at all. */
  unsafe: string[]
}

const ADDRESS_ATTRIBUTES = new Set(['href', 'src', 'action', 'formaction', 'poster', 'srcset', 'imagesrcset'])
const FORBIDDEN_TAGS = new Set(['iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'base', 'portal'])
const HEAD_RELS = new Set(['canonical', 'preload', 'icon', 'stylesheet', 'modulepreload', 'manifest', 'alternate'])
/** Their content names the page, or a picture, by its full address. */
const ADDRESS_METAS = new Set(['og:url', 'og:image'])

/** `a.png 1x, b.png 2x` → both addresses (HTML §4.8.4.2.1, for addresses without commas). */
const splitSrcset = (value: string) => value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '')

/** Reads a page with a real parser, so that what a browser would see is what is judged. */
export function readPage(html: string): PageFacts {
  const facts: PageFacts = {
    lang: '',
    title: '',
    description: '',
    canonical: '',
    h1: 0,
    ids: new Set(),
    addresses: [],
    inline: { styles: [], scripts: [] },
    unsafe: [],
  }
  let text = ''
  let isReading = false
  let script: Record<string, string> = {}

  const openScript = (attributes: Record<string, string>) => {
    script = attributes
    const { type, src } = attributes
    const isKnown = type === 'application/ld+json' || type === 'module' || (type === undefined && src === undefined)
    if (!isKnown) facts.unsafe.push(`<script type="${type ?? ''}">`)
    if (src !== undefined && !src.startsWith('/')) facts.unsafe.push(`<script src="${src}">`)
  }
  const closeScript = () => {
    if (script.type === 'application/ld+json') {
      try {
        JSON.parse(text)
      } catch {
        facts.unsafe.push('a JSON-LD script that is not JSON')
      }
    } else if (script.src === undefined) {
      if (script.type === undefined && !isLoader(text) && text !== HINT_SCRIPT) facts.unsafe.push('an inline script')
      facts.inline.scripts.push(text)
      for (const address of importedBy(text)) facts.addresses.push({ where: 'script import', address })
    }
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        for (const [attribute, value] of Object.entries(attributes)) {
          if (attribute.startsWith('on')) facts.unsafe.push(`<${name} ${attribute}>`)
          else if (attribute === 'style' || attribute === 'srcdoc') facts.unsafe.push(`<${name} ${attribute}>`)
          else if (attribute === 'id') {
            if (facts.ids.has(value)) facts.unsafe.push(`id="${value}" twice`)
            facts.ids.add(value)
          } else if (ADDRESS_ATTRIBUTES.has(attribute)) {
            for (const address of attribute.endsWith('srcset') ? splitSrcset(value) : [value]) {
              facts.addresses.push({ where: `${name} ${attribute}`, address })
            }
          }
        }
        if (FORBIDDEN_TAGS.has(name)) facts.unsafe.push(`<${name}>`)
        switch (name) {
          case 'html':
            facts.lang = attributes.lang ?? ''
            break
          case 'h1':
            facts.h1 += 1
            break
          case 'script':
            openScript(attributes)
            break
          case 'form':
            if (!attributes.action?.startsWith('/')) facts.unsafe.push('<form> without an address of this site')
            break
          case 'link':
            if (!HEAD_RELS.has(attributes.rel ?? '')) facts.unsafe.push(`<link rel="${attributes.rel ?? ''}">`)
            if (attributes.rel === 'canonical') facts.canonical = attributes.href ?? ''
            break
          case 'meta':
            if (attributes['http-equiv'] !== undefined) facts.unsafe.push('<meta http-equiv>')
            if (attributes.name === 'description') facts.description = attributes.content ?? ''
            if (ADDRESS_METAS.has(attributes.property ?? '')) {
              facts.addresses.push({ where: `meta ${attributes.property}`, address: attributes.content ?? '' })
            }
        }
        isReading = name === 'script' || name === 'style' || name === 'title'
        if (isReading) text = ''
      },
      ontext(part) {
        if (isReading) text += part
      },
      onclosetag(name) {
        if (!isReading) return
        isReading = false
        // An SVG picture may have a title too; the page's own comes first.
        if (name === 'title') facts.title ||= text.trim()
        else if (name === 'style') facts.inline.styles.push(text)
        else if (name === 'script') closeScript()
      },
    },
    { decodeEntities: true, lowerCaseAttributeNames: true, lowerCaseTags: true },
  )
  parser.end(html)
  return facts
}
