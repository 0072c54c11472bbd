import { Marked } from 'marked'
import { isKnownTag } from './tags.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

const isTag = (source: string) =>
  source.startsWith('<!--') || isKnownTag(/^<\/?([a-z][a-z0-9]*)(?=[\s/>])/i.exec(source)?.[1] ?? '')

/**
 * Markdown as feeds write it: a line break is a line break, indented lines are words and not code, an e-mail address
 * stays text, and `<` is only a tag when HTML knows the tag.
 */
const markdown = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: {
    code: () => undefined,
    html: (source) => (isTag(source.trimStart()) ? false : undefined),
    tag: (source) => (isTag(source) ? false : undefined),
    url: (source) => (/^(https?:\/\/|www\.)/i.test(source) ? false : undefined),
    autolink: (source) => (/^<(https?:|mailto:)/i.test(source) ? false : undefined),
  },
})

export const fromMarkdown = (text: string): string => markdown.parse(text, { async: false })

/** An address in running text, without the punctuation that ends the sentence around it. */
function linkAddresses(text: string): string {
  let out = ''
  let rest = 0
  for (const match of text.matchAll(/\bhttps?:\/\/[^\s<>"']+/gi)) {
    let address = match[0].replace(/[.,;:!?…]+$/, '')
    while (address.endsWith(')') && !address.includes('(')) address = address.slice(0, -1).replace(/[.,;:!?]+$/, '')
    out += `${escapeHtml(text.slice(rest, match.index))}<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`
    rest = match.index + address.length
  }
  return out + escapeHtml(text.slice(rest))
}

/** Plain text: blank lines part paragraphs, other line ends stay, addresses become links. */
export const fromPlain = (text: string): string =>
  text
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => `<p>${paragraph.trim().split('\n').map(linkAddresses).join('<br>')}</p>`)
    .join('')
