import { z } from 'zod'
import { FAVORITE_TYPES, ModelSchema } from './models.ts'

/** One line of the suggestions dropdown (SPEC §3). */
export const SuggestionSchema = z.object({
  type: z.enum(['term', ...ModelSchema.options]),
  name: z.string(),
  thumbnail_url: z.string().optional(),
  highlight: z.record(z.string(), z.array(z.string())).optional(),
  term: z.string().optional(),
  event_id: z.string().optional(),
  event_type: z.string().optional(),
  venue_name: z.string().optional(),
  entity_id: z.string().optional(),
})
export type Suggestion = z.output<typeof SuggestionSchema>

export const FilterSchema = z.object({
  field: z.string().min(1),
  value: z.union([z.string(), z.array(z.string())]),
  models: z.array(z.string()).optional(),
})
export type Filter = z.output<typeof FilterSchema>

export const AggregationSchema = z.object({
  name: z.string(),
  title: z.string(),
  buckets: z.array(z.object({ key: z.string(), doc_count: z.int() })),
  group: z.string().optional(),
  hidden: z.boolean().optional(),
  open: z.boolean().optional(),
  labels: z.record(z.string(), z.string()).optional(),
  model: z.string().optional(),
})
export type Aggregation = z.output<typeof AggregationSchema>

export const SearchHitSchema = z.object({
  type: z.string(),
  _id: z.string(),
  _source: z.record(z.string(), z.unknown()),
  highlight: z.record(z.string(), z.array(z.string())).optional(),
  favorite_id: z.string().optional(),
  favorite_type: z.enum(FAVORITE_TYPES).optional(),
})
export type SearchHit = z.output<typeof SearchHitSchema>

/** What a search answers: the stored search's id, the hits, and all that the sidebar needs (SPEC §3). */
export const SearchEnvelopeSchema = z.object({
  id: z.string(),
  hits: z.array(SearchHitSchema),
  aggregations: z.array(AggregationSchema),
  grouping: z.enum(['model', 'alpha', 'start_time']),
  models: z.array(z.string()),
  filters: z.array(FilterSchema),
})
export type SearchEnvelope = z.output<typeof SearchEnvelopeSchema>
