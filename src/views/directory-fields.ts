import { compareNames } from '../domain/names.ts'
import type { Attendee } from '../schema/people.ts'
import type { Aggregation, AttendeeSource, Filter, SearchHit, Suggestion } from '../schema/search.ts'
import { directoryText } from '../text/directory.ts'
import type { FacetCounts } from './search-aggregations.ts'

/** The fields that the directory is narrowed by, in the order of its sidebar (SPEC §3, ROWS C09). */
export const DIRECTORY_FIELDS = ['badge_type', 'industry', 'company_type', 'country'] as const
export type DirectoryField = (typeof DIRECTORY_FIELDS)[number]

export const isDirectoryField = (name: string): name is DirectoryField =>
  (DIRECTORY_FIELDS as readonly string[]).includes(name)

/** Its choices are seen without being asked for. */
const OPEN: ReadonlySet<DirectoryField> = new Set(['badge_type', 'industry'])

/** What a card shows of a person, and what is marked where words were found: nothing that only their own page has. */
const SOURCE_FIELDS = [
  'uid',
  'name',
  'pronoun',
  'title',
  'company',
  'hometown',
  'country',
  'industry',
  'badge_type',
  'image_url',
] as const

export const toAttendeeSource = (attendee: Attendee): AttendeeSource =>
  Object.fromEntries(
    SOURCE_FIELDS.flatMap((field) => (attendee[field] === undefined ? [] : [[field, attendee[field]]])),
  ) as AttendeeSource

type Highlight = SearchHit['highlight']

/** A person as a hit (SPEC §3). A favourite of the kind `attendee` is kept by uid. */
export const toAttendeeHit = (source: AttendeeSource, highlight?: Highlight): SearchHit => ({
  type: 'attendee',
  _id: source.uid,
  _source: source,
  ...(highlight && { highlight }),
  favorite_id: source.uid,
  favorite_type: 'attendee',
})

/** A person as a line of the dropdown, which leads to `/attendees/{uid}` (ROWS D03). */
export const toAttendeeSuggestion = (source: AttendeeSource, highlight?: Highlight): Suggestion => ({
  type: 'attendee',
  name: source.name,
  ...(source.image_url && { thumbnail_url: source.image_url }),
  ...(highlight && { highlight }),
  entity_id: source.uid,
})

/** The sections of the directory's sidebar; what is chosen stays, also when nobody has it any more. */
export function toDirectoryAggregations(
  counts: FacetCounts,
  filters: readonly Filter[],
  { locale, hasCounts }: { locale: string; hasCounts: boolean },
): Aggregation[] {
  return DIRECTORY_FIELDS.flatMap((name): Aggregation[] => {
    const chosen = filters.filter(({ field }) => field === name).flatMap(({ value }) => value)
    const byKey = new Map((counts.get(name) ?? []).map(({ value, count }) => [value, count]))
    for (const key of chosen) if (!byKey.has(key)) byKey.set(key, 0)
    if (byKey.size === 0) return []
    const buckets = [...byKey]
      .sort(([a], [b]) => compareNames(a, b, locale))
      .map(([key, count]) => ({ key, ...(hasCounts && { doc_count: count }) }))
    const isOpen = OPEN.has(name) || chosen.length > 0
    return [{ name, title: directoryText.fields[name], buckets, ...(isOpen && { open: true }), model: 'attendee' }]
  })
}
