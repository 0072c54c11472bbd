import sanitizeHtml from 'sanitize-html'
import { toBlocks } from './safe-html/blocks.ts'
import { fromMarkdown, fromPlain } from './safe-html/convert.ts'
import { detectKind, isBrokenHtml, type TextKind } from './safe-html/detect.ts'
import { BLOCKS, BOUNDARIES, INLINES, isKnownTag, SILENT, SYNONYMS } from './safe-html/tags.ts'

/** What was wrong with a text: something that runs, an address that is not http(s) or mailto, tags left open. */
export type TextFlaw = 'script' | 'address' | 'broken'

export interface CleanText {
  /** Missing when nothing is left to read. */
  html: string | undefined
  flaws: ReadonlySet<TextFlaw>
}

const FROM: Record<TextKind, (text: string) => string> = {
  html: (text) => text,
  markdown: fromMarkdown,
  plain: fromPlain,
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** A link's address when a reader may follow it: http, https or mailto, whatever tabs and newlines hide in it. */
export function readAddress(value: string): string | undefined {
  const address = value.trim()
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol === 'mailto:') return url.href
  // A host without a dot is a slip of the pen ("http://N/A") or a machine of somebody's own network.
  if (!/^https?:$/.test(url.protocol) || !/[.:]/.test(url.hostname)) return undefined
  return /^https?:\/\/[^\s"'<>\\^`{|}]+$/.test(address) ? address : url.href
}

/** Makes safe HTML and says what had to be taken out. */
export function cleanText(text: string, kind?: TextKind): CleanText {
  const source = text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '')
  const flaws = new Set<TextFlaw>()
  const actual = kind ?? detectKind(source)
  if (actual !== 'plain' && isBrokenHtml(source)) flaws.add('broken')
  const clean = sanitizeHtml(FROM[actual](source), {
    allowedTags: [...BLOCKS, ...INLINES, ...BOUNDARIES],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: SILENT,
    transformTags: {
      '*': (tag, attributes) => {
        if (tag === 'script' || Object.keys(attributes).some((name) => /^on/i.test(name))) flaws.add('script')
        const href = tag === 'a' ? readAddress(attributes.href ?? '') : undefined
        // A link to a place inside the feed's own page leads nowhere here, but there is nothing unsafe about it.
        if (tag === 'a' && !href && /^[a-z][\w+.-]*:/i.test((attributes.href ?? '').replace(/\s+/g, '')))
          flaws.add('address')
        if (tag === 'a' && !href) return { tagName: 'span', attribs: {} }
        const attribs: Record<string, string> = href ? { href, rel: 'nofollow noopener' } : {}
        return { tagName: SYNONYMS.get(tag) ?? tag, attribs }
      },
    },
  })
  // References such as &#1; have become characters only now.
  return { html: toBlocks(clean.replace(CONTROLS, '')) || undefined, flaws }
}

/**
 * Feed text of any kind (HTML, Markdown or plain; found out when `kind` is not given) as the small subset of HTML that
 * pages print as it is: `p br em strong a ul ol li blockquote code pre h3 h4`, links to http(s) and mailto only. The same
 * text gives the same HTML, and safe HTML comes back unchanged. Nothing for a text without words.
 */
export const toSafeHtml = (text: string | null | undefined, kind?: TextKind): string | undefined =>
  text ? cleanText(text, kind).html : undefined

const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** A name or title: plain text on one line, tags of HTML taken out and entities read. */
export function toPlainName(text: string | null | undefined): string | undefined {
  if (!text) return undefined
  let name = text.toWellFormed().replace(CONTROLS, '')
  if (/[<&]/.test(name)) {
    const words = name
      .replace(/<(?!\/?[a-z])/gi, '&lt;')
      .replace(/<\/?([a-z][a-z0-9]*)\b/gi, (tag, known: string) => (isKnownTag(known) ? tag : `&lt;${tag.slice(1)}`))
    name = sanitizeHtml(words, { allowedTags: [], allowedAttributes: {}, nonTextTags: SILENT }).replace(
      /&(amp|lt|gt|quot);/g,
      (sign) => SIGNS[sign] ?? sign,
    )
  }
  return name.replace(CONTROLS, '').replace(/\s+/g, ' ').trim() || undefined
}
