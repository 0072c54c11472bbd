import { BADGE_ORDER } from '../domain/badges.ts'
import { formatDay } from '../domain/time.ts'
import type { ProgramModel } from '../schema/models.ts'
import { facetText } from '../text/search.ts'
import type { ViewContext } from './context.ts'
import { toCredentialLabels, toEventType } from './event-card.ts'

export type SearchFieldName = keyof typeof facetText.titles

/** A field that the sidebar offers to narrow by. */
export interface SearchField {
  name: SearchFieldName
  /** The kinds that have it. */
  models: readonly ProgramModel[]
  /** Its choices are seen without being asked for. */
  isOpen?: boolean
  /** Has buttons of its own instead of a section, on lists of these kinds. */
  buttonsFor?: readonly ProgramModel[]
}

const EVENTS: readonly ProgramModel[] = ['event']
const PEOPLE: readonly ProgramModel[] = ['artist', 'person']
const LISTINGS: readonly ProgramModel[] = ['film', 'brand', 'exhibitor', 'music_fest_presenter']

/** In the order of the sidebar (ROWS B08, V06). */
export const SEARCH_FIELDS: readonly SearchField[] = [
  { name: 'event_type', models: EVENTS, buttonsFor: EVENTS },
  { name: 'type', models: PEOPLE, isOpen: true },
  { name: 'credential_types', models: [...EVENTS, ...PEOPLE], buttonsFor: PEOPLE },
  { name: 'date', models: EVENTS, isOpen: true },
  { name: 'venue', models: EVENTS },
  { name: 'format', models: EVENTS },
  { name: 'track', models: EVENTS },
  { name: 'genre', models: [...EVENTS, ...PEOPLE, 'film'] },
  { name: 'focus_area', models: EVENTS },
  { name: 'experience_level', models: EVENTS },
  { name: 'presented_by', models: EVENTS },
  { name: 'accessibility', models: EVENTS },
  { name: 'category', models: LISTINGS },
  { name: 'tags', models: [...EVENTS, ...LISTINGS] },
  { name: 'country', models: [...PEOPLE, 'film'] },
  { name: 'cpe_credit', models: EVENTS },
]

/** Event types that come first, by what they are called (SPEC §2); the others follow in the order of their names. */
const FIRST_TYPES = ['Screening', 'Showcase', 'Session']

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a value of a field is called; two values of one field with the same name are one choice. */
export function toValueLabel(field: SearchFieldName, value: string, context: ViewContext): string {
  switch (field) {
    case 'event_type':
      return toEventType(value, context)?.label ?? value
    case 'credential_types':
      return toCredentialLabels(context).get(value) ?? capitalised(value)
    case 'type':
      return value === 'artist' || value === 'person' ? facetText.types[value] : value
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : value
    case 'venue':
      return context.catalogue.venueById.get(value)?.record.name ?? value
    case 'accessibility':
      return capitalised(value)
    case 'cpe_credit':
      return value === 'true' ? facetText.cpeCredit : value
    default:
      return value
  }
}

/**
 * The value that stands for all that are called the same: feeds write `panel` and `session`, visitors see one choice. Two
 * venues of one name stay two places.
 */
export function toCanonicalValue(field: SearchFieldName, value: string, context: ViewContext): string {
  const { eventTypes, credentials } = context.festival
  const known = field === 'event_type' ? eventTypes : field === 'credential_types' ? credentials : undefined
  if (!known) return field === 'accessibility' ? value.toLowerCase() : value
  const label = toValueLabel(field, value, context)
  return known.find((candidate) => candidate.label === label)?.type ?? value
}

const rankIn = (list: readonly string[], text: string) => {
  const index = list.indexOf(text)
  return index < 0 ? list.length : index
}

/** How early a choice stands among those of its field, before names decide. */
export function toValueRank(field: SearchFieldName, value: string, label: string): number | string {
  if (field === 'event_type') return rankIn(FIRST_TYPES, label)
  if (field === 'credential_types') return rankIn(BADGE_ORDER, value)
  return field === 'date' ? value : 0
}
