import { escapeHtml } from '../../domain/escape-html.ts'
import { MAX_HIGHLIGHT_FRAGMENTS } from '../../domain/limits.ts'
import { compareNames, LETTERS, letterOf } from '../../domain/names.ts'
import type { Attendee } from '../../schema/people.ts'
import type { AttendeeSource, SearchHit, Suggestion } from '../../schema/search.ts'
import { buildIndex } from '../../search/build-index.ts'
import { highlight } from '../../search/highlight.ts'
import { openIndex } from '../../search/open-index.ts'
import type { FacetFilter, SearchDocument, SearchField, SearchResult } from '../../search/types.ts'
import {
  DIRECTORY_FIELDS,
  toAttendeeHit,
  toAttendeeSource,
  toAttendeeSuggestion,
} from '../../views/directory-fields.ts'
import type { FacetCounts } from '../../views/search-aggregations.ts'
import { MAX_SUGGESTIONS, SHOWN_HIGHLIGHTS } from '../limits.ts'

export interface PeopleQuery {
  term: string
  filters: readonly FacetFilter[]
  from: number
  size: number
}

export interface PeopleFound {
  total: number
  hits: SearchHit[]
  counts: FacetCounts
}

/** The people of the directory, ready to be searched (DESIGN §4). */
export interface PeopleIndex {
  readonly size: number
  search(query: PeopleQuery): PeopleFound
  suggest(term: string): Suggestion[]
}

/** The index looks for words in these. */
const TEXTS = { place: ['hometown', 'country'], words: ['title', 'company', 'industry'] } as const satisfies Partial<
  Record<SearchField, (keyof AttendeeSource)[]>
>

const present = (attendee: Attendee, fields: readonly (keyof Attendee)[]): string[] =>
  fields.flatMap((field) => attendee[field] ?? [])

const toDocument = (attendee: Attendee): SearchDocument => ({
  id: attendee.uid,
  model: 'attendee',
  name: attendee.name,
  texts: { place: present(attendee, TEXTS.place), words: present(attendee, TEXTS.words) },
  facets: Object.fromEntries(
    DIRECTORY_FIELDS.flatMap((field) => (attendee[field] === undefined ? [] : [[field, [attendee[field]]]])),
  ),
})

/** In the order in which a reader without a term wants them: by letter, then by name. */
function sortByName(people: readonly Attendee[], locale: string): Attendee[] {
  const byLetter = new Map<string, Attendee[]>(LETTERS.map((letter) => [letter, []]))
  for (const person of people) byLetter.get(letterOf(person.name))?.push(person)
  return [...byLetter.values()].flatMap((list) => list.sort((a, b) => compareNames(a.name, b.name, locale)))
}

/** Records as JSON in one piece of memory, found by number: objects would take ten times the room. */
function packSources(people: readonly Attendee[]): (number: number) => AttendeeSource {
  const ends = new Uint32Array(people.length)
  let end = 0
  const pieces = people.map((person, number) => {
    const piece = Buffer.from(JSON.stringify(toAttendeeSource(person)))
    end += piece.length
    ends[number] = end
    return piece
  })
  const bytes = Buffer.concat(pieces, end)
  return (number) =>
    JSON.parse(bytes.toString('utf8', number === 0 ? 0 : ends[number - 1], ends[number])) as AttendeeSource
}

/** Why somebody was found, by field; nothing when their name says it. */
function toHighlight({ matches }: SearchResult, source: AttendeeSource): Record<string, string[]> | undefined {
  const fragments: Record<string, string[]> = {}
  for (const [field, names] of Object.entries(TEXTS)) {
    const tokens = matches.filter((match) => match.field === field).map(({ token }) => token)
    for (const name of tokens.length > 0 ? names : []) {
      const found = highlight(source[name] ?? '', tokens, MAX_HIGHLIGHT_FRAGMENTS).filter((pieces) =>
        pieces.some(({ isHit }) => isHit),
      )
      if (found.length === 0) continue
      fragments[name] = found.map((pieces) =>
        pieces.map(({ text, isHit }) => (isHit ? `<em>${escapeHtml(text)}</em>` : escapeHtml(text))).join(''),
      )
    }
  }
  return Object.keys(fragments).length > 0 ? fragments : undefined
}

/** Makes the index of these people, all of whom are listed. */
export function openPeopleIndex(people: readonly Attendee[], locale: string): PeopleIndex {
  const sorted = sortByName(people, locale)
  const sourceOf = packSources(sorted)
  const index = openIndex(buildIndex(sorted.map(toDocument)))
  return {
    size: index.size,
    search({ term, filters, from, size }) {
      const { total, results, facets } = index.search({
        term,
        filters,
        facets: DIRECTORY_FIELDS,
        offset: from,
        limit: size,
      })
      const hits = results.map((result, place) => {
        const source = sourceOf(result.document)
        return toAttendeeHit(source, place < SHOWN_HIGHLIGHTS ? toHighlight(result, source) : undefined)
      })
      return { total, hits, counts: facets }
    },
    suggest(term) {
      const { results } = index.search({ term, limit: MAX_SUGGESTIONS })
      return results.map((result) => {
        const source = sourceOf(result.document)
        return toAttendeeSuggestion(source, toHighlight(result, source))
      })
    },
  }
}
