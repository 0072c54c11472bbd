const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The words of a piece of safe HTML: blocks and breaks become spaces, tags go, entities are read. */
export function toPlainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, (tag) => (/^<\/?(p|br|li|ul|ol|h\d|blockquote|pre|tr|div|hr)\b/i.test(tag) ? ' ' : ''))
    .replace(/&(#\d+|#x[0-9a-f]+|\w+);/gi, (whole, name: string) => {
      if (name in ENTITIES) return ENTITIES[name] ?? whole
      const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return name.startsWith('#') && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replace(/\s+/g, ' ')
    .trim()
}

/** At most `words` words of a text, and whether any were left out (SPEC §5, biography preview). */
export function toPreview(text: string, words: number): { text: string; isCut: boolean } {
  const all = text.split(/\s+/).filter(Boolean)
  return all.length <= words ? { text, isCut: false } : { text: `${all.slice(0, words).join(' ')}…`, isCut: true }
}

/** At most `max` characters, cut between words, for descriptions in a page's head. */
export function toSummary(text: string, max = 160): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > max / 2 ? space : undefined).replace(/[\s,;:.–—-]+$/, '')}…`
}
