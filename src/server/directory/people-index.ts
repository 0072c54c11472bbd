import { escapeHtml } from '../../domain/escape-html.ts'
import { MAX_HIGHLIGHT_FRAGMENTS } from '../../domain/limits.ts'
import { compareNames, LETTERS, letterOf } from '../../domain/names.ts'
import type { Attendee } from '../../schema/people.ts'
import type { AttendeeSource, SearchHit, Suggestion } from '../../schema/search.ts'
import { buildIndex } from '../../search/build-index.ts'
import { highlight } from '../../search/highlight.ts'
import { openIndex } from '../../search/open-index.ts'
import type { FacetFilter, SearchDocument, SearchField, SearchIndex, SearchResult } from '../../search/types.ts'
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

/** What the index is told of somebody. */
type Indexed = AttendeeSource & Pick<Attendee, 'company_type'>

const present = (person: Indexed, fields: readonly (keyof AttendeeSource)[]): string[] =>
  fields.flatMap((field) => person[field] ?? [])

const toDocument = (person: Indexed): SearchDocument => ({
  id: person.uid,
  model: 'attendee',
  name: person.name,
  texts: { place: present(person, TEXTS.place), words: present(person, TEXTS.words) },
  facets: Object.fromEntries(
    DIRECTORY_FIELDS.flatMap((field) => (person[field] === undefined ? [] : [[field, [person[field]]]])),
  ),
})

/** Records as JSON in one piece of memory, found by number: as objects they would take ten times the room. */
class Records {
  #bytes = new Uint8Array(1 << 20)
  #ends: number[] = []
  readonly #encoder = new TextEncoder()
  readonly #decoder = new TextDecoder()

  get size(): number {
    return this.#ends.length
  }

  add(person: Indexed): void {
    const json = JSON.stringify(person)
    const start = this.#ends.at(-1) ?? 0
    // No sign of a text takes more than three bytes.
    const most = start + json.length * 3
    if (most > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(most, this.#bytes.length * 1.5))
      grown.set(this.#bytes.subarray(0, start))
      this.#bytes = grown
    }
    const { written } = this.#encoder.encodeInto(json, this.#bytes.subarray(start))
    this.#ends.push(start + written)
  }

  read(number: number): Indexed {
    const start = number === 0 ? 0 : this.#ends[number - 1]
    return JSON.parse(this.#decoder.decode(this.#bytes.subarray(start, this.#ends[number])))
  }
}

/** In the order in which a reader without a term wants them: by letter, then by name. */
function sortByName(names: readonly string[], locale: string): number[] {
  const byLetter = new Map<string, number[]>(LETTERS.map((letter) => [letter, []]))
  for (const [number, name] of names.entries()) byLetter.get(letterOf(name))?.push(number)
  const compare = (a: number, b: number) => compareNames(names[a] as string, names[b] as string, locale)
  return [...byLetter.values()].flatMap((list) => list.sort(compare))
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

/** Takes people in, page by page, and makes their index. All of them are listed. */
export class PeopleIndexBuilder {
  readonly #records = new Records()
  readonly #names: string[] = []

  add(people: readonly Attendee[]): void {
    for (const person of people) {
      const { company_type: kind } = person
      this.#records.add({ ...toAttendeeSource(person), ...(kind !== undefined && { company_type: kind }) })
      this.#names.push(person.name)
    }
  }

  build(locale: string): PeopleIndex {
    const records = this.#records
    const order = Uint32Array.from(sortByName(this.#names, locale))
    function* documents() {
      for (const number of order) yield toDocument(records.read(number))
    }
    return openPeopleIndex(openIndex(buildIndex(documents())), (document) => {
      const { company_type: _, ...source } = records.read(order[document] as number)
      return source
    })
  }
}

function openPeopleIndex(index: SearchIndex, sourceOf: (document: number) => AttendeeSource): PeopleIndex {
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
