import { type HighlightPiece, toPieces } from '../../domain/highlight.ts'
import { MAX_HIGHLIGHT_FRAGMENTS, SUGGESTION_THUMBNAIL_PX } from '../../domain/limits.ts'
import type { Suggestion } from '../../schema/search.ts'
import { suggestionText } from '../../text/suggestions.ts'
import { make } from '../make.ts'
import { toGlyph } from './glyph.ts'

/** The specification's colours of event types (ROWS S07), by the words that feeds use for them. */
const COLOURS: Record<string, string> = {
  screening: 'screening',
  showcase: 'showcase',
  showcase_presenter: 'showcase',
  session: 'session',
  panel: 'session',
  edu: 'edu',
}

/** The capitalised type; `music_fest_presenter` is 'Music Presenter' (SPEC §3). */
export const toTypeLabel = (type: string): string =>
  type === 'music_fest_presenter' ? 'Music Presenter' : type.charAt(0).toUpperCase() + type.slice(1)

/** Up to three fragments of what was found outside the name. */
export const toFragments = ({ highlight = {} }: Suggestion): string[] =>
  Object.entries(highlight)
    .flatMap(([field, fragments]) => (field === 'name' ? [] : fragments))
    .slice(0, MAX_HIGHLIGHT_FRAGMENTS)

const drawPieces = (pieces: HighlightPiece[]): Node[] =>
  pieces.map(({ text, isHit }) => (isHit ? make('mark', { textContent: text }) : document.createTextNode(text)))

/** The name with its hits marked, when the highlight is of the whole name. */
function drawName({ name, highlight }: Suggestion): Node[] {
  const pieces = toPieces(highlight?.name?.[0] ?? '')
  const isWhole = pieces.map(({ text }) => text).join('') === name
  return isWhole ? drawPieces(pieces) : [document.createTextNode(name)]
}

/** The thumbnail over the type's placeholder, which stays when there is none or it fails to load. */
function drawThumbnail({ type, thumbnail_url: src }: Suggestion): HTMLElement {
  const box = make('span', { className: 'thumb' }, toGlyph(type))
  if (!src) return box
  const size = SUGGESTION_THUMBNAIL_PX
  const image = make('img', { src, alt: '', width: size, height: size })
  image.addEventListener('error', () => image.remove())
  box.append(image)
  return box
}

/** One entry: a real link, so that it opens in a new tab too, which the listbox knows as an option. */
function makeOption(href: string, ...children: (Node | string)[]): HTMLAnchorElement {
  const option = make('a', { href, tabIndex: -1, className: 'suggestion' }, ...children)
  option.setAttribute('role', 'option')
  option.setAttribute('aria-selected', 'false')
  return option
}

export function drawSuggestion(suggestion: Suggestion, href: string): HTMLAnchorElement {
  const words = make('span', { className: 'words' }, make('b', { dir: 'auto' }, ...drawName(suggestion)))
  if (suggestion.venue_name) {
    words.append(' ', make('small', { textContent: suggestionText.at(suggestion.venue_name) }))
  }
  const fragments = toFragments(suggestion)
  if (fragments.length > 0) {
    const pieces = fragments.flatMap((fragment, index) => [
      ...(index > 0 ? [{ text: suggestionText.ellipsis, isHit: false }] : []),
      ...toPieces(fragment),
    ])
    words.append(' ', make('small', { className: 'found', dir: 'auto' }, ...drawPieces(pieces)))
  }
  const colour = suggestion.type === 'event' ? (COLOURS[suggestion.event_type ?? ''] ?? 'default') : 'default'
  const label = make('span', { className: 'chip', textContent: toTypeLabel(suggestion.type) })
  const option = makeOption(href, drawThumbnail(suggestion), words, ' ', label)
  option.classList.add(`type-${colour}`)
  return option
}

/** The last entry: the search for what was typed (ROWS S06). */
export const drawTerm = (term: string, href: string): HTMLAnchorElement =>
  makeOption(
    href,
    make('span', { className: 'thumb' }, toGlyph('term')),
    make('b', { textContent: suggestionText.searchFor(term), dir: 'auto' }),
  )
