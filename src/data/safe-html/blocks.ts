import { BLOCKS, INLINES } from './tags.ts'

const isContainer = (tag: string | undefined) => tag === undefined || tag === 'blockquote' || tag === 'li'
const isList = (tag: string | undefined) => tag === 'ul' || tag === 'ol'

/** Writes blocks and inlines so that every element stands where HTML allows it. */
class Writer {
  out = ''
  private open: string[] = []

  get top(): string | undefined {
    return this.open.at(-1)
  }

  private pop() {
    this.out += `</${this.open.pop()}>`
  }

  private push(tag: string, attributes = '') {
    this.out += `<${tag}${attributes}>`
    this.open.push(tag)
  }

  /** Ends the paragraph (and what is emphasised in it) that is being written. */
  endParagraph() {
    while (!isContainer(this.top) && !isList(this.top)) this.pop()
  }

  /** Opens a place where words can stand. */
  private beginWords() {
    if (isList(this.top)) this.push('li')
    else if (this.top === undefined || this.top === 'blockquote') this.push('p')
  }

  text(words: string) {
    const isBlank = /^[ \t\r\n\f]*$/.test(words)
    if (isBlank && (isContainer(this.top) || isList(this.top))) {
      if (this.top === 'li') this.out += ' '
      return
    }
    this.beginWords()
    this.out += this.open.includes('pre') ? words : words.replace(/[ \t\r\n\f]+/g, ' ')
  }

  openInline(tag: string, attributes: string) {
    if (tag === 'br') {
      if (this.open.includes('pre')) this.out += '\n'
      else if (!isList(this.top) && this.top !== undefined && this.top !== 'blockquote') this.out += '<br>'
      return
    }
    if (tag === 'a') this.close('a')
    if (this.open.includes(tag)) return
    this.beginWords()
    this.push(tag, attributes)
  }

  openBlock(tag: string) {
    this.endParagraph()
    if (tag === 'li') {
      const list = Math.max(this.open.lastIndexOf('ul'), this.open.lastIndexOf('ol'))
      if (list < 0) return
      while (this.open.length > list + 1) this.pop()
    } else if (isList(this.top)) this.push('li')
    this.push(tag)
  }

  close(tag: string) {
    const at = this.open.lastIndexOf(tag)
    // A paragraph's emphasis cannot be closed from inside a list that follows it, nor an item from inside its own list.
    const wall = INLINES.has(tag)
      ? Math.max(...[...BLOCKS].map((block) => this.open.lastIndexOf(block)))
      : tag === 'li'
        ? Math.max(this.open.lastIndexOf('ul'), this.open.lastIndexOf('ol'))
        : -1
    if (at < 0 || at < wall) return
    while (this.open.length > at) this.pop()
  }

  /** Where a box or table part begins or ends: a new paragraph, or a space where there can be none. */
  boundary(tag: string) {
    const isCell = tag === 'td' || tag === 'th'
    if (isCell || this.top === 'li' || /^(h3|h4|pre)$/.test(this.top ?? '')) this.text(' ')
    else this.endParagraph()
  }

  finish(): string {
    while (this.open.length > 0) this.pop()
    return this.out
  }
}

const EMPTY = /<(p|li|ul|ol|blockquote|pre|h3|h4|em|strong|a|code)(?: [^>]*)?>(?:[\s\u00a0]|<br>)*<\/\1>/g

/** Stands for a <pre>; control characters do not occur in cleaned text. */
const KEPT = '\u0001'
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is the mark above
const KEPT_PRE = / *\u0001(\d+)\u0001 */g

function tidy(html: string): string {
  let before = ''
  let now = html
  while (before !== now) {
    before = now
    now = now
      .replace(EMPTY, (whole, tag: string) => (/^(em|strong|a|code)$/.test(tag) && /\s/.test(whole) ? ' ' : ''))
      .replace(/(<br>[ \u00a0]*){3,}/g, '<br><br>')
      .replace(/(<(?:p|li|h3|h4)>)(?:[ \u00a0]|<br>)+/g, '$1')
      .replace(/(?:[ \u00a0]|<br>)+(<\/(?:p|li|h3|h4)>)/g, '$1')
      .replace(/(?:[ ]|<br>)+(<(?:ul|ol|p|blockquote|h3|h4)>)/g, '$1')
      .replace(/(<\/(?:ul|ol|p|blockquote|h3|h4)>)(?:[ ]|<br>)+/g, '$1')
      .replace(/ *<br> */g, '<br>')
      .replace(/ {2,}/g, ' ')
  }
  return now
}

/**
 * Turns sanitised HTML (every `<` is a tag, every attribute quoted) into paragraphs, lists and headings that nest as
 * HTML demands: loose words become paragraphs, boxes and table cells only end them, empty elements go.
 */
export function toBlocks(clean: string): string {
  const writer = new Writer()
  for (const [token, slash, name = '', attributes = ''] of clean.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g)) {
    if (!name) writer.text(token)
    else if (BLOCKS.has(name)) slash ? writer.close(name) : writer.openBlock(name)
    else if (INLINES.has(name)) slash ? writer.close(name) : writer.openInline(name, attributes.replace(/ ?\/$/, ''))
    else writer.boundary(name)
  }
  // Whitespace inside <pre> is its content, so it is put aside while the rest is tidied.
  const kept: string[] = []
  const outside = writer.finish().replace(/<pre>([\s\S]*?)<\/pre>/g, (pre, content: string) => {
    if (content.replace(/<[^>]*>/g, '').trim() === '') return ''
    kept.push(pre)
    return `${KEPT}${kept.length - 1}${KEPT}`
  })
  return tidy(outside).replace(KEPT_PRE, (_, index: string) => kept[Number(index)] ?? '')
}
