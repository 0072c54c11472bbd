import { knownTags } from './tags.ts'

export type TextKind = 'html' | 'markdown' | 'plain'

/** Tags that only a text written as HTML throughout has; Markdown with a bit of HTML in it has the others. */
const PARAGRAPHS = /<(p|br|div|table|h[1-6]|article|section)\b/i

const MARKDOWN = [
  /\[[^\]\n]+\]\([^)\s]+[^)\n]*\)/,
  /(^|[^*\w])\*\*?[^\s*][^*\n]*\*/,
  /(^|[^_\w])__?[^\s_][^_\n]*_(?!\w)/,
  /`[^`\n]+`/,
  /^ {0,3}#{1,6} \S/m,
  /^ {0,3}[-*+] +\S/m,
  /^ {0,3}\d{1,3}[.)] +\S/m,
  /^ {0,3}> ?\S/m,
  /^ {0,3}(```|~~~)/m,
]

const ENTITY = /&(#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);/i

/** How a feed wrote a text. HTML without paragraphs of its own counts as Markdown, which keeps its blank lines. */
export function detectKind(text: string): TextKind {
  if (PARAGRAPHS.test(text)) return 'html'
  if (ENTITY.test(text) || knownTags(text).length > 0) return 'markdown'
  return MARKDOWN.some((mark) => mark.test(text)) ? 'markdown' : 'plain'
}

const CLOSED_BY_ITSELF = /^(br|hr|img|input|wbr|meta|link|base|embed|p|li|dt|dd|td|th|tr|thead|tbody|tfoot|option)$/i

/** Whether tags are left open, closed twice or cut off: it is repaired, but somebody may want to know. */
export function isBrokenHtml(text: string): boolean {
  const open: string[] = []
  for (const [whole, slash, name = ''] of knownTags(text)) {
    if (!whole.endsWith('>')) return true
    if (CLOSED_BY_ITSELF.test(name) || whole.endsWith('/>')) continue
    if (!slash) open.push(name.toLowerCase())
    else if (open.pop() !== name.toLowerCase()) return true
  }
  return open.length > 0
}
