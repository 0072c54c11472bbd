import { createHash } from 'node:crypto'
import { z } from 'zod'
import { LIST_ALIASES } from '../../domain/model-lists.ts'
import { MODELS, type Model } from '../../schema/models.ts'
import { type Filter, FilterSchema } from '../../schema/search.ts'
import { apiText } from '../../text/api.ts'
import type { ViewContext } from '../../views/context.ts'
import { SEARCH_FIELDS, type SearchFieldName, toCanonicalValue } from '../../views/search-fields.ts'
import { MAX_FILTER_VALUES, MAX_HITS, MAX_TERM_LENGTH } from '../limits.ts'
import type { StoredSearch } from '../ports/stored-searches.ts'

const ModelsSchema = z.union([z.string().max(MAX_TERM_LENGTH), z.array(z.string()).max(MODELS.length * 2)])

const valueCount = (filters: readonly Filter[]) => filters.reduce((sum, { value }) => sum + [value].flat().length, 0)

/** The body of POST /search (SPEC §7), and where in the list of hits the answer begins and how many it holds. */
export const SearchBodySchema = z.object({
  term: z.string().max(MAX_TERM_LENGTH).nullish(),
  filters: z
    .array(FilterSchema)
    .refine((filters) => valueCount(filters) <= MAX_FILTER_VALUES, apiText.tooManyFilters(MAX_FILTER_VALUES))
    .nullish(),
  models: ModelsSchema.nullish(),
  hash: z.string().max(MAX_TERM_LENGTH).nullish(),
  from: z.int().nonnegative().optional(),
  size: z.int().nonnegative().max(MAX_HITS).optional(),
})
export type SearchBody = z.output<typeof SearchBodySchema>

/** The body of POST /search/suggestions. */
export const SuggestionsBodySchema = z.object({
  q: z.string().max(MAX_TERM_LENGTH),
  models: ModelsSchema.nullish(),
  /** Another edition than the landing one; pages of archived editions send theirs. */
  year: z.int().min(1).max(9999).optional(),
})

/** One narrowing as it was understood: several values of a field widen each other. */
export interface StateFilter {
  field: SearchFieldName
  values: readonly string[]
  models?: readonly Model[]
}

/** What is searched for, said in one way only, so that equal searches are equal texts. */
export interface SearchState {
  models: readonly Model[]
  filters: readonly StateFilter[]
  term: string
}

const ALL_MODELS = MODELS.filter((model) => model !== 'attendee')
const FIELDS: ReadonlySet<string> = new Set(SEARCH_FIELDS.map(({ name }) => name))
const isField = (name: string): name is SearchFieldName => FIELDS.has(name)

/**
 * The known kinds among those asked for, by a list or joined by commas, each once in the order of `MODELS`. Unknown
 * ones are left out; when nothing is left, everything of the programme is meant.
 */
export function readModels(asked: string | readonly string[] | null | undefined): readonly Model[] {
  const names = new Set(
    [asked ?? []]
      .flat()
      .flatMap((name) => (LIST_ALIASES.get(name.trim().toLowerCase()) ?? name).split(','))
      .map((name) => name.trim()),
  )
  const known = MODELS.filter((model) => names.has(model))
  return known.length > 0 ? known : ALL_MODELS
}

/** One line of well-formed text: half a surrogate pair and control characters would only travel badly. */
export const readTerm = (text: string | null | undefined): string =>
  (text ?? '')
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are meant.
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .trim()

/** Filters on known fields, those of one field and the same kinds joined, everything in one order. */
function readFilters(filters: readonly Filter[], context: ViewContext): StateFilter[] {
  const byField = new Map<string, { field: SearchFieldName; values: Set<string>; models: readonly Model[] }>()
  for (const { field, value, models: asked = [] } of filters) {
    if (!isField(field)) continue
    const models = MODELS.filter((model) => asked.includes(model))
    const key = `${field} ${models.join(',')}`
    const known = byField.get(key) ?? { field, values: new Set(), models }
    for (const text of [value].flat()) {
      const read = readTerm(text)
      if (read !== '') known.values.add(toCanonicalValue(field, read, context))
    }
    if (known.values.size > 0) byField.set(key, known)
  }
  return [...byField.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { field, values, models }]) => ({
      field,
      values: [...values].sort(),
      ...(models.length > 0 && { models }),
    }))
}

/** What a caller asks for, on top of a stored search when there is one. */
export function readState(asked: SearchBody, context: ViewContext, stored?: StoredSearch): SearchState {
  const models = asked.models?.length ? asked.models : stored?.models
  return {
    models: readModels(models),
    filters: readFilters(asked.filters ?? stored?.filters ?? [], context),
    term: readTerm(asked.term ?? stored?.term),
  }
}

/** Whether anything at all is asked for: a search runs only then (ROWS T04). */
export const isAsked = ({ term, filters, models, hash }: SearchBody): boolean =>
  readTerm(term) !== '' || Boolean(filters?.length) || Boolean(models?.length) || Boolean(hash)

/** A state as the wire and the store write it. */
export const toStored = ({ models, filters, term }: SearchState): StoredSearch => ({
  models: [...models],
  filters: filters.map(({ field, values, models: kinds }) => ({
    field,
    value: [...values],
    ...(kinds && { models: [...kinds] }),
  })),
  term,
})

/** The id of a search: a hash of what is searched for, the same for everybody who asks the same (ROWS D01). */
export const toSearchId = (search: StoredSearch): string =>
  createHash('sha256').update(JSON.stringify(search)).digest('base64url').slice(0, 22)
