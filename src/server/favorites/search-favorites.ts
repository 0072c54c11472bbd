import type { LinkedEvent } from '../../catalogue/catalogue.ts'
import { MODELS, type Model } from '../../schema/models.ts'
import type { Attendee } from '../../schema/people.ts'
import type { SearchHit } from '../../schema/search.ts'
import { favoritesText } from '../../text/favorites.ts'
import type { ViewContext } from '../../views/context.ts'
import { toAggregations } from '../../views/search-aggregations.ts'
import type { SearchItem } from '../../views/search-items.ts'
import { toFavoriteType } from '../../views/star.ts'
import { MAX_HITS } from '../limits.ts'
import type { StoredFavorite } from '../ports/favorites.ts'
import { type EditionSearch, type ProgrammeSearch, toHitJson } from '../search/programme-search.ts'
import { runSearch, toGrouping } from '../search/run-search.ts'
import { readState, type SearchState, toSearchId, toStored } from '../search/state.ts'
import type { Keepables } from './keepables.ts'
import type { FavoriteEnvelope } from './schemas.ts'

export interface FavoriteSearch {
  search: EditionSearch
  programme: ProgrammeSearch
  keepables: Keepables
  favorites: readonly StoredFavorite[]
  /** Those of the kept attendees who are listed now. */
  attendees: readonly Attendee[]
}

interface Asked {
  models?: string | string[] | null | undefined
  filters?: FavoriteEnvelope['filters'] | null | undefined
}

/** Kinds as `/search` reads them; without any, everything that can be kept, people included. */
function toState({ models, filters }: Asked, { context }: EditionSearch): SearchState {
  const state = readState({ models, filters }, context)
  return models?.length ? state : { ...state, models: MODELS }
}

/** What is said of something that is in no edition any more: what it was called, where that is nobody's own matter. */
function toGoneHit({ type, id, name }: StoredFavorite): SearchHit {
  return {
    type: 'gone',
    _id: id,
    _source: { id, name: name || favoritesText.goneAttendee, gone: true },
    favorite_type: type,
    favorite_id: id,
  }
}

function toAttendeeHit({ uid, name, title, company, image_url }: Attendee): SearchHit {
  return {
    type: 'attendee',
    _id: uid,
    _source: { uid, name, title, company, image_url },
    favorite_type: 'attendee',
    favorite_id: uid,
  }
}

const concerns = (models: readonly Model[], { type }: StoredFavorite): boolean =>
  models.some((model) => toFavoriteType(model) === type)

/**
 * Somebody's favorites as the envelope of a search over nothing else (SPEC §7; ROWS C10, R10): the same grouping, order,
 * choices and hits. Things that left the programme stand at the end and say so; filters, which ask about what they no
 * longer have, leave them out.
 */
export function searchFavorites(asked: Asked, given: FavoriteSearch): string {
  const { search, programme, keepables, favorites, attendees } = given
  const state = toState(asked, search)
  const within = new Set<number>()
  const keptAs = new Map<number, StoredFavorite>()
  const gone: StoredFavorite[] = []
  const others = new Map<number, number>()
  const listed = new Map(attendees.map((attendee) => [attendee.uid, attendee]))
  const people: SearchHit[] = []
  for (const favorite of favorites) {
    if (!concerns(state.models, favorite)) continue
    const attendee = favorite.type === 'attendee' && listed.get(favorite.id)
    const documents = keepables.documentsOf(search, favorite.type, favorite.id)
    for (const document of documents) {
      within.add(document)
      keptAs.set(document, favorite)
    }
    if (attendee) people.push(toAttendeeHit(attendee))
    else if (documents.length === 0) {
      const years = yearsOf(favorite, given)
      for (const year of years) others.set(year, (others.get(year) ?? 0) + 1)
      if (years.length === 0) gone.push(favorite)
    }
  }
  people.sort((a, b) => (String(a._source.name) < String(b._source.name) ? -1 : 1))
  const { found, counts } = runSearch(search, state, { from: 0, size: MAX_HITS }, Uint32Array.from(within).sort())
  const hits = found.map(({ findable, result }) => {
    const favorite = keptAs.get(result.document)
    const json = toHitJson(findable, search)
    const changes = favorite && toChanges(favorite, findable.item, search)
    return changes ? withChanges(json, changes) : json
  })
  const rest = state.filters.length > 0 ? [] : [...people, ...gone.map(toGoneHit)].map((hit) => JSON.stringify(hit))
  const stored = toStored(state)
  const id = toSearchId(stored)
  const envelope: Omit<FavoriteEnvelope, 'hits'> = {
    id,
    hash: id,
    total: hits.length + rest.length,
    grouping: toGrouping(state),
    models: [...stored.models],
    filters: [...stored.filters],
    term: '',
    aggregations: toAggregations({ counts, models: state.models, filters: stored.filters }, search.context),
    other_years: [...others].filter(([year]) => programme.has(year)).map(([year, count]) => ({ year, count })),
  }
  return `${JSON.stringify(envelope).slice(0, -1)},"hits":[${[...hits, ...rest].join(',')}]}`
}

function yearsOf({ type, id }: StoredFavorite, { search, programme, keepables }: FavoriteSearch): number[] {
  return [...programme].flatMap(([year, other]) =>
    other !== search && keepables.documentsOf(other, type, id).length > 0 ? [year] : [],
  )
}

/** What is otherwise than when it was kept, as it was then: the name, the time, the place. Nothing when all is the same. */
function toChanges(kept: StoredFavorite, item: SearchItem, { context }: EditionSearch): object | undefined {
  const changes = {
    ...(kept.name && kept.name !== item.name && { kept_name: kept.name }),
    ...('event' in item && toMoves(kept, item.event, context)),
  }
  return Object.keys(changes).length > 0 ? changes : undefined
}

function toMoves({ startTime, venueId }: StoredFavorite, event: LinkedEvent, { catalogue }: ViewContext): object {
  const { start_time: now } = event.record
  const isOtherTime = startTime !== undefined && (!now || Date.parse(now) !== Date.parse(startTime))
  const isOtherPlace = venueId !== undefined && event.venue?.record.id !== venueId
  const place = isOtherPlace && catalogue.venueById.get(venueId)?.record.name
  return { ...(isOtherTime && { kept_start: startTime }), ...(place && { kept_venue: place }) }
}

function withChanges(json: string, changes: object): string {
  const hit = JSON.parse(json) as SearchHit
  return JSON.stringify({ ...hit, _source: { ...hit._source, ...changes } })
}
