import { MODEL_GROUPS } from '../domain/grouping.ts'
import { compareNames } from '../domain/names.ts'
import type { Model } from '../schema/models.ts'
import type { Aggregation, Filter } from '../schema/search.ts'
import { facetText } from '../text/search.ts'
import type { ViewContext } from './context.ts'
import {
  SEARCH_FIELDS,
  type SearchField,
  type SearchFieldName,
  toCanonicalValue,
  toValueLabel,
  toValueRank,
} from './search-fields.ts'

/** Of each field its values with their counts, as the engine answers them. */
export type FacetCounts = ReadonlyMap<string, readonly { value: string; count: number }[]>

export interface AggregationInput {
  counts: FacetCounts
  models: readonly Model[]
  filters: readonly Filter[]
}

interface Choice {
  key: string
  label: string
  count: number
}

const chosenOf = (field: string, filters: readonly Filter[]): string[] =>
  filters.filter((filter) => filter.field === field).flatMap(({ value }) => value)

/** The choices of a field; what is chosen stays, also when nothing has it any more: it must be possible to undo. */
function toChoices(field: SearchFieldName, input: AggregationInput, context: ViewContext): Choice[] {
  const counted = input.counts.get(field) ?? []
  const chosen = chosenOf(field, input.filters).map((value) => ({ value, count: 0 }))
  const choices = new Map<string, Choice>()
  for (const { value, count } of [...counted, ...chosen]) {
    const key = toCanonicalValue(field, value, context)
    const known = choices.get(key)
    if (known) known.count += count
    else choices.set(key, { key, label: toValueLabel(field, key, context), count })
  }
  return [...choices.values()].sort((a, b) => {
    const [rankA, rankB] = [toValueRank(field, a.key, a.label), toValueRank(field, b.key, b.label)]
    return rankA < rankB ? -1 : rankA > rankB ? 1 : compareNames(a.label, b.label, context.festival.locale)
  })
}

/** The heading of a field that belongs to one group of kinds, when the search is about several groups. */
function groupOf(models: readonly Model[], searched: readonly Model[]): string | undefined {
  const titlesOf = (kinds: readonly Model[]) =>
    MODEL_GROUPS.filter((group) => group.models.some((model) => kinds.includes(model))).map(({ title }) => title)
  const [title, ...others] = titlesOf(models)
  return others.length === 0 && titlesOf(searched).length > 1 ? title : undefined
}

function toAggregation(field: SearchField, input: AggregationInput, context: ViewContext): Aggregation | undefined {
  const models = field.models.filter((model) => input.models.includes(model))
  if (models.length === 0) return undefined
  const choices = toChoices(field.name, input, context)
  const shown = field.name === 'cpe_credit' ? choices.filter(({ key }) => key === 'true') : choices
  if (shown.length === 0) return undefined
  const labels = Object.fromEntries(
    shown.filter(({ key, label }) => key !== label).map(({ key, label }) => [key, label]),
  )
  const group = groupOf(models, input.models)
  const isHidden = field.buttonsFor && models.every((model) => field.buttonsFor?.includes(model))
  const isOpen = field.isOpen || chosenOf(field.name, input.filters).length > 0
  return {
    name: field.name,
    title: facetText.titles[field.name],
    buckets: shown.map(({ key, count }) => ({
      key,
      ...(context.festival.features.filter_counts && { doc_count: count }),
    })),
    ...(group && { group }),
    ...(isHidden && { hidden: true }),
    ...(isOpen && { open: true }),
    ...(Object.keys(labels).length > 0 && { labels }),
    model: models.join(','),
  }
}

/**
 * The sections of the sidebar for a search: only fields that the searched kinds have and that leave a choice (ROWS V06).
 */
export const toAggregations = (input: AggregationInput, context: ViewContext): Aggregation[] =>
  SEARCH_FIELDS.flatMap((field) => toAggregation(field, input, context) ?? [])
