import { escapeHtml } from '../../domain/escape-html.ts'
import { MAX_HIGHLIGHT_FRAGMENTS } from '../../domain/limits.ts'
import { highlight } from '../../search/highlight.ts'
import type { SearchField, SearchResult, TextPiece } from '../../search/types.ts'
import type { Findable } from './programme-search.ts'

/** The index's fields under the names of SPEC §3. A name is shown anyway, so it is no fragment. */
const WIRE_NAMES: Partial<Record<SearchField, string>> = {
  people: 'contributors',
  place: 'venue',
  words: 'tags',
  text: 'description',
}

const toHtml = (pieces: readonly TextPiece[]): string =>
  pieces.map(({ text, isHit }) => (isHit ? `<em>${escapeHtml(text)}</em>` : escapeHtml(text))).join('')

/** The fragments that show why something was found, by field; nothing when its name says it. */
export function toHighlight({ matches }: SearchResult, { document }: Findable): Record<string, string[]> | undefined {
  const tokens = new Map<SearchField, string[]>()
  for (const { field, token } of matches) tokens.set(field, [...(tokens.get(field) ?? []), token])
  const fragments: Record<string, string[]> = {}
  for (const [field, name] of Object.entries(WIRE_NAMES) as [Exclude<SearchField, 'name'>, string][]) {
    const words = tokens.get(field)
    if (!words) continue
    const found = (document.texts?.[field] ?? [])
      .flatMap((text) => highlight(text, words, MAX_HIGHLIGHT_FRAGMENTS))
      .filter((pieces) => pieces.some(({ isHit }) => isHit))
      .slice(0, MAX_HIGHLIGHT_FRAGMENTS)
    if (found.length > 0) fragments[name] = found.map(toHtml)
  }
  return Object.keys(fragments).length > 0 ? fragments : undefined
}
