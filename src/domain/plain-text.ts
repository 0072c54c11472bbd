const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }))

/** The words of a piece of safe HTML: blocks and breaks become spaces, tags go, entities are read. */
export function toPlainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, (tag) => (/^<\/?(p|br|li|ul|ol|h\d|blockquote|pre|tr|div|hr)\b/i.test(tag) ? ' ' : ''))
    .replace(/&(#\d+|#x[0-9a-f]+|\w+);/gi, (whole, name: string) =>
      name.startsWith('#') ? (readCodePoint(name.slice(1)) ?? whole) : (ENTITIES.get(name) ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim()
}

/** The character of `65` or `x41`; nothing for numbers that are no character, such as half a surrogate pair. */
function readCodePoint(number: string): string | undefined {
  const code = Number(/^x/i.test(number) ? `0${number}` : number)
  const text = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  return text !== '' && text.isWellFormed() ? text : undefined
}

/** At most `words` words of a text, and whether any were left out (SPEC §5, biography preview). */
export function toPreview(text: string, words: number): { text: string; isCut: boolean } {
  const all = text.split(/\s+/).filter(Boolean)
  return all.length <= words ? { text, isCut: false } : { text: `${all.slice(0, words).join(' ')}…`, isCut: true }
}

/** At most `max` characters, cut between words, for descriptions in a page's head. */
export function toSummary(text: string, max = 160): string {
  if (text.length <= max) return text
  // Cutting may split a surrogate pair, whose first half would be left alone.
  const cut = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > max / 2 ? space : undefined).replace(/[\s,;:.–—-]+$/, '')}…`
}
