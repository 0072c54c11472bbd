import { createDrawing } from '../../client/draw.ts'
import { type Item, keyOf } from '../../client/favorites/state.ts'
import { favorites } from '../../client/favorites/store.ts'
import type { SearchStore } from '../../client/search/store.ts'
import { SearchGroup } from '../../components/SearchGroup.tsx'
import { Star } from '../../components/Star.tsx'
import { yearPrefix } from '../../domain/urls.ts'
import type { FavoriteType } from '../../schema/models.ts'
import type { EventSource, SearchEnvelope, SearchHit } from '../../schema/search.ts'
import { favoritesText } from '../../text/favorites.ts'
import { resultText } from '../../text/results.ts'
import type { CardContext } from '../../views/context.ts'
import { toFavoriteGroups, toNotes } from '../../views/favorite-groups.ts'
import type { FavoriteSettings } from '../../views/favorite-settings.ts'
import { Chips } from '../search/Chips.tsx'
import { HitCards } from '../search/HitCards.tsx'
import { makeOffcanvas } from '../search/offcanvas.ts'
import { type PageState, SLICE, startPage } from '../search/page-state.ts'
import { Filters } from '../search/Sidebar.tsx'
import { takeAlong } from './take-along.ts'

type Answer = SearchEnvelope & { other_years?: { year: number; count: number }[] }

interface ViewOptions {
  store: SearchStore
  settings: FavoriteSettings
  context: CardContext
  /** Where the list stands. */
  place: HTMLElement
  /** Where the filters' modal is put. */
  page: HTMLElement
}

const itemOf = ({ favorite_type: type, favorite_id: id, _id }: SearchHit): Item => ({
  type: (type ?? 'event') as FavoriteType,
  id: id ?? _id,
})

/** Taken away since the list was read: it stays where it was until the page is left, so that a mistake is mended. */
function isRemoved(hit: SearchHit): boolean {
  const { phase, kept } = favorites.get()
  return phase === 'ready' && !kept.has(keyOf(itemOf(hit)))
}

/** What left the programme: its name, and the way to let go of it, which has none back. */
function Gone({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <SearchGroup key="gone" group={{ id: 'gone', title: favoritesText.gone }}>
      <ul className="gone">
        {hits.map((hit) => {
          const name = String(hit._source.name)
          return (
            <li key={keyOf(itemOf(hit))}>
              <span dir="auto">{name}</span>
              <span className="note">{isRemoved(hit) ? favoritesText.letGone : ''}</span>
              {!isRemoved(hit) && (
                <span data-confirm={favoritesText.letGo(name)}>
                  <Star star={itemOf(hit)} name={name} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </SearchGroup>
  )
}

function OtherYears({ answer, settings }: { answer: Answer; settings: FavoriteSettings }) {
  return (answer.other_years ?? []).map(({ year, count }) => (
    <p key={`year ${year}`} className="hint">
      <a href={`${yearPrefix(year)}/favorites/${settings.list}`}>{favoritesText.otherYear(count, year)}</a>
    </p>
  ))
}

/** Nothing yet: what to star, and where to find some stands below. */
function Empty({ settings: { kind, hint } }: { settings: FavoriteSettings }) {
  return (
    <section className="stage">
      {kind && <h2>{kind}</h2>}
      <p className="big">{hint}</p>
      <p>{favoritesText.howSignedIn}</p>
    </section>
  )
}

/** Draws a visitor's own list, and draws it again when the list, a filter or a star changes (ROWS R10, C10). */
export function connectFavoritesView({ store, settings, context, place, page }: ViewOptions): void {
  const draw = createDrawing(place)
  const offcanvas = makeOffcanvas(page, { isForAll: true })
  const drawOffcanvas = createDrawing(offcanvas.body)
  const begin = page.querySelector<HTMLElement>('[data-begin]')
  let filterPage: PageState = startPage(SLICE)
  /** The same hit while nothing of it changes, so that only its own card is drawn again. */
  const noted = new WeakMap<SearchHit, { note: string | undefined; hit: SearchHit }>()

  const withNote = (hit: SearchHit, note: string | undefined): SearchHit => {
    const before = noted.get(hit)
    if (before && before.note === note) return before.hit
    const next = note ? { ...hit, _source: { ...hit._source, note } } : hit
    noted.set(hit, { note, hit: next })
    return next
  }

  const answerOf = () => store.get().answer as Answer | undefined

  function drawList(answer: Answer) {
    const notes = toNotes(
      answer.hits.filter((hit) => !isRemoved(hit)),
      settings.clock,
    )
    const { groups, gone } = toFavoriteGroups(answer, settings)
    const showsDay = answer.grouping !== 'start_time'
    return (
      <>
        {groups.map((group) => (
          <SearchGroup key={group.id} group={group}>
            <HitCards
              hits={group.items.map((hit) => withNote(hit, isRemoved(hit) ? favoritesText.removed : notes.get(hit)))}
              context={context}
              showsDay={showsDay}
            />
          </SearchGroup>
        ))}
        {gone.length > 0 && <Gone hits={gone} />}
      </>
    )
  }

  function drawTools(answer: Answer) {
    const active = store.get().query.filters.length
    const kept = answer.hits.filter((hit) => !isRemoved(hit))
    const events = kept.flatMap(({ type, _source }) => (type === 'event' ? [_source as EventSource] : []))
    const hasTimes = events.some(({ start_time: start }) => start)
    return (
      <div className="side">
        <p className="count" role="status">
          {favoritesText.count(kept.length)}
        </p>
        <p className="acts">
          {(answer.hits.length > 1 || active > 0) && (
            <button key="filters" className="btn" type="button" aria-haspopup="dialog" onClick={offcanvas.open}>
              {active > 0 ? resultText.filtersOn(active) : resultText.filters}
            </button>
          )}
          {hasTimes && (
            <button key="take" className="btn" type="button" onClick={() => takeAlong(events, settings, context)}>
              {favoritesText.takeAlong}
            </button>
          )}
        </p>
      </div>
    )
  }

  function show(): void {
    const state = store.get()
    const answer = answerOf()
    const isEmpty = answer?.hits.length === 0 && state.query.filters.length === 0
    if (begin) begin.hidden = !isEmpty && favorites.get().phase !== 'signed-out'
    if (state.phase === 'failed' && !answer) {
      draw(
        <p className="empty">
          {favoritesText.notNow}{' '}
          <button className="btn" type="button" onClick={() => store.follow()}>
            {favoritesText.again}
          </button>
        </p>,
      )
      return
    }
    // Until the first answer the bones stand as they were built.
    if (!answer) return
    place.ariaBusy = String(state.phase === 'loading')
    draw(
      isEmpty ? (
        <>
          <Empty settings={settings} />
          <OtherYears answer={answer} settings={settings} />
        </>
      ) : (
        <>
          {drawTools(answer)}
          <Chips store={store} state={state} />
          {answer.hits.length === 0 ? <p className="empty">{resultText.nothing}</p> : drawList(answer)}
          <OtherYears answer={answer} settings={settings} />
        </>
      ),
    )
    drawOffcanvas(
      <>
        <button className="quiet" type="button" onClick={offcanvas.close}>
          {resultText.close}
        </button>
        <div className="controls">
          <Filters
            store={store}
            state={state}
            settings={settings}
            page={filterPage}
            onPage={(change) => {
              filterPage = { ...filterPage, ...change }
              show()
            }}
          />
        </div>
        <button className="btn primary" type="button" onClick={offcanvas.close}>
          {resultText.show(answer.total)}
        </button>
      </>,
    )
  }

  /** Starred in another tab: it is not among the hits yet. */
  function hasMissing(): boolean {
    const answer = answerOf()
    if (!answer || store.get().query.filters.length > 0) return false
    const here = new Set(answer.hits.map((hit) => keyOf(itemOf(hit))))
    return [...favorites.get().newer].some(([key, isKept]) => isKept && !here.has(key))
  }
  let asked = 0
  favorites.subscribe(() => {
    if (favorites.get().phase === 'signed-out') return
    // Once for each change: the new one may be of another kind than this page's.
    if (favorites.get().newer.size > asked && hasMissing()) store.follow()
    asked = favorites.get().newer.size
    show()
  })
  store.subscribe(show)
}
