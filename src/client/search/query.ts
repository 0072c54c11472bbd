import { readFilters, type SearchFilter, writeFilters } from '../../domain/filters.ts'
import { CATEGORY_MODELS } from '../../domain/limits.ts'
import type { Filter } from '../../schema/search.ts'

/** What a visitor asks a search page for; it lives in the address as `q`, `filters` and `h` (ROWS T04). */
export interface SearchQuery {
  term: string
  filters: readonly SearchFilter[]
  /** A stored search; whatever is asked after it stands for itself. */
  hash: string
}

export const NO_QUERY: SearchQuery = { term: '', filters: [], hash: '' }

export function readQuery(search: string): SearchQuery {
  const parameters = new URLSearchParams(search)
  return {
    term: parameters.get('q') ?? '',
    filters: readFilters(parameters.get('filters') ?? ''),
    hash: parameters.get('h') ?? '',
  }
}

/** The query as the end of an address: `?q=tide&filters=genre:Jazz`, or nothing. */
export function writeQuery({ term, filters, hash }: SearchQuery): string {
  const parameters = new URLSearchParams()
  if (term.trim() !== '') parameters.set('q', term.trim())
  if (filters.length > 0) parameters.set('filters', writeFilters(filters))
  if (hash !== '') parameters.set('h', hash)
  // Signs that a query may hold as they are (RFC 3986 §3.4) stay readable.
  const text = parameters.toString().replace(/%3A/g, ':').replace(/%3B/g, ';').replace(/%2C/g, ',')
  return text && `?${text}`
}

export const isAsking = ({ term, filters, hash }: SearchQuery): boolean =>
  term.trim() !== '' || filters.length > 0 || hash !== ''

const ALIASES = new Map(Object.entries(CATEGORY_MODELS).map(([name, models]) => [name.toLowerCase(), models.join(',')]))

/** The kinds that a search page's address names: `/2026/search/artist,film,person`, or a category's name; empty for all. */
export function readModels(pathname: string): string {
  const [, list = ''] = /\/search\/([^/]+)\/?$/.exec(pathname) ?? []
  const models = decodeURIComponent(list).replace(/\.html$/, '')
  return ALIASES.get(models) ?? models
}

/** Filters as the call takes them: the values of one field and the same kinds together. */
export function toCallFilters(filters: readonly SearchFilter[]): Filter[] {
  const byField = new Map<string, Filter & { value: string[] }>()
  for (const { field, value, models } of filters) {
    const key = `${field}:${models?.join() ?? ''}`
    const known = byField.get(key)
    if (known) known.value.push(value)
    else byField.set(key, { field, value: [value], ...(models?.length && { models: [...models] }) })
  }
  return [...byField.values()]
}

export const fromCallFilters = (filters: readonly Filter[]): SearchFilter[] =>
  filters.flatMap(({ field, value, models }) =>
    [value].flat().map((one) => ({ field, value: one, ...(models?.length && { models }) })),
  )

export const hasFilter = (filters: readonly SearchFilter[], field: string, values: readonly string[]): boolean =>
  filters.some((filter) => filter.field === field && values.includes(filter.value))

/** Filters with these values of a field added, or without them when one of them is there already. */
export function toggleFilter(
  filters: readonly SearchFilter[],
  field: string,
  values: readonly string[],
  models?: readonly string[],
): SearchFilter[] {
  const others = filters.filter((filter) => filter.field !== field || !values.includes(filter.value))
  if (others.length < filters.length) return others
  return [...others, ...values.map((value) => ({ field, value, ...(models?.length && { models }) }))]
}
