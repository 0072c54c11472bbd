/** A piece of a text: `isHit` where a matched word stands. */
export interface HighlightPiece {
  text: string
  isHit: boolean
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", apos: "'" }

const unescapeText = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos|#39|#x27);/gi, (_, name) => ENTITIES[name.toLowerCase()] ?? '')

/**
 * The pieces of a highlight as the search calls send it: escaped text with `<em>` around what matched. Any other tag is
 * words like all others, so nothing in a feed can become markup.
 */
export function toPieces(fragment: string): HighlightPiece[] {
  let isHit = false
  return fragment.split(/(<\/?em>)/).flatMap((part): HighlightPiece[] => {
    if (part === '<em>' || part === '</em>') {
      isHit = part === '<em>'
      return []
    }
    return part === '' ? [] : [{ text: unescapeText(part), isHit }]
  })
}
