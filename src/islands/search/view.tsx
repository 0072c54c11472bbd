import type { ReactNode } from 'react'
import { afterPaint } from '../../client/after-paint.ts'
import { createDrawing } from '../../client/draw.ts'
import { isAsking } from '../../client/search/query.ts'
import type { SearchStore } from '../../client/search/store.ts'
import type { SearchEnvelope } from '../../schema/search.ts'
import { resultText } from '../../text/results.ts'
import type { CardContext } from '../../views/context.ts'
import { type ResultGroup, toLetterId, toResultGroups } from '../../views/result-groups.ts'
import type { SearchSettings } from '../../views/search-settings.ts'
import { Chips } from './Chips.tsx'
import { makeOffcanvas, narrow } from './offcanvas.ts'
import { OF_KIND, type PageState, SLICE, startPage, withEntry } from './page-state.ts'
import type { Positions } from './positions.ts'
import { KindResults, ListResults } from './Results.tsx'
import { Filters, SearchBox, Summary } from './Sidebar.tsx'

/** The parts of the built page that are filled, or taken away. */
export interface PageParts {
  page: HTMLElement
  side: HTMLElement
  live: HTMLElement
  bones: HTMLElement
  still: HTMLElement
  /** The still part shows the results already: our server has put them there. */
  isFilled: boolean
}

interface ViewOptions {
  store: SearchStore
  settings: SearchSettings
  context: CardContext
  parts: PageParts
  positions: Positions
}

/** The empty states, word for word (ROWS B09). */
const toEmptyText = (isAsked: boolean, { models, empty }: SearchSettings): string =>
  isAsked ? resultText.nothing : (empty ?? (models === '' ? resultText.start : resultText.soon))

/** Enough for everything on the way to get its own height. */
const FRAMES = 20

/** Brings a heading under the header; again, while what was too far away to be laid out gets its own height. */
function goTo(heading: HTMLElement, frames = FRAMES): void {
  const { top } = heading.getBoundingClientRect()
  if (top < 0 || top > innerHeight / 2) heading.scrollIntoView({ behavior: 'instant' })
  if (frames > 0) requestAnimationFrame(() => goTo(heading, frames - 1))
}

/** Draws what the store knows into the built page. Until the first answer that page stands as it is (ROWS R07, T04). */
export function connectView({ store, settings, context, parts, positions }: ViewOptions): { redraw(): void } {
  const drawSide = createDrawing(parts.side)
  const drawLive = createDrawing(parts.live)
  const offcanvas = makeOffcanvas(parts.page)
  const drawOffcanvas = createDrawing(offcanvas.body)
  let page: PageState = startPage(SLICE)
  let answer: SearchEnvelope | undefined
  let groups: ResultGroup[] = []
  let isDrawing = false
  /** What the live part was drawn from. */
  let shown: unknown[] = []
  let filtersFrom: unknown[] = []
  let filters: ReactNode

  function change(part: Partial<PageState>): void {
    page = { ...page, ...part }
    positions.onLimit(page.limit)
    showSide()
    showLive()
  }

  /** The same element while nothing of it changes: a key in a field does not look into hundreds of choices. */
  function drawFilters(): ReactNode {
    const state = store.get()
    const from = [state.query.filters, state.answer, page, settings.features]
    if (from.some((part, index) => part !== filtersFrom[index])) {
      filtersFrom = from
      filters = <Filters store={store} state={state} settings={settings} page={page} onPage={change} />
    }
    return filters
  }

  function showSide(): void {
    const state = store.get()
    const { query } = state
    const summary = <Summary store={store} state={state} settings={settings} />
    const controls = (
      <div className="controls">
        <SearchBox store={store} state={state} settings={settings} />
        {drawFilters()}
      </div>
    )
    if (!narrow.matches) {
      drawSide(
        <>
          {summary}
          {controls}
        </>,
      )
      return
    }
    const active = query.filters.length
    drawSide(
      <>
        {summary}
        <button key="filters" className="btn" type="button" aria-haspopup="dialog" onClick={offcanvas.open}>
          {active > 0 ? resultText.filtersOn(active) : resultText.filters}
        </button>
      </>,
    )
    drawOffcanvas(
      <>
        <button className="quiet" type="button" onClick={offcanvas.close}>
          {resultText.close}
        </button>
        {controls}
        <button className="btn primary" type="button" onClick={offcanvas.close}>
          {resultText.show(state.answer?.total ?? settings.total)}
        </button>
      </>,
    )
  }

  /** Draws more, and goes to the first new card: lists that grow by a button hand the focus on (QUALITY §2). */
  function more(kind?: string): void {
    const place = kind ? parts.live.querySelector(`[data-kind="${CSS.escape(kind)}"]`) : parts.live
    const before = place?.querySelectorAll('h3 a').length ?? 0
    if (kind) change({ ofKind: withEntry(page.ofKind, kind, (page.ofKind.get(kind) ?? OF_KIND) + SLICE) })
    else change({ limit: page.limit + SLICE })
    place?.querySelectorAll<HTMLElement>('h3 a')[before]?.focus()
  }

  /** Draws as far as a letter's group, and hands the focus to its heading. */
  function reach(letter: string): void {
    const last = groups.findIndex((group) => group.letter === letter)
    const upTo = groups.slice(0, last + 1).reduce((sum, { items }) => sum + items.length, 0)
    if (upTo > page.limit) change({ limit: Math.ceil(upTo / SLICE) * SLICE })
    const heading = document.getElementById(toLetterId(letter))
    heading?.focus({ preventScroll: true })
    if (heading) goTo(heading)
  }

  function drawResults() {
    // Nothing is asked any more, and what the server had put into the page answers an older question.
    if (!answer) return isStale() ? <p className="empty">{resultText.start}</p> : null
    if (answer.hits.length === 0) {
      return <p className="empty">{toEmptyText(isAsking(store.get().query), settings)}</p>
    }
    if (answer.grouping === 'model' && settings.models !== 'attendee')
      return <KindResults groups={groups} context={context} page={page} onMore={more} />
    return (
      <ListResults
        groups={groups}
        total={answer.total}
        context={context}
        page={page}
        // Of a list that is not here as a whole nobody knows the letters.
        hasLetters={answer.grouping === 'alpha' && settings.features.alphanav && answer.hits.length >= answer.total}
        onMore={more}
        onLetter={reach}
      />
    )
  }

  const isStale = () => parts.isFilled && store.get().phase === 'idle'

  function showLive(): void {
    const state = store.get()
    const { query, phase } = state
    const isWaiting = phase === 'loading' && !answer && isAsking(query) && !parts.isFilled
    // A key in a field changes none of it.
    const shows = [query.filters, page, answer, phase === 'idle', settings.features]
    if (shows.some((part, index) => part !== shown[index])) {
      shown = shows
      drawLive(
        <>
          <Chips store={store} state={state} />
          {drawResults()}
        </>,
      )
      watchEnd()
      // A list that came in parts: the next one is there before somebody reaches it.
      if (answer && page.limit + 2 * SLICE > answer.hits.length) store.grow()
    }
    parts.live.hidden = !answer && query.filters.length === 0 && !isStale()
    parts.bones.hidden = !isWaiting
    parts.still.hidden = answer !== undefined || isWaiting || isStale()
    parts.live.ariaBusy = String(phase === 'loading')
  }

  const end = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) change({ limit: page.limit + SLICE })
    },
    { rootMargin: '800px' },
  )
  /** The end of a list that goes on: more is drawn before somebody reaches it. */
  function watchEnd(): void {
    end.disconnect()
    const button = parts.live.querySelector(':scope > .more')
    if (button) end.observe(button)
  }

  function takeAnswer(): void {
    isDrawing = false
    const { answer: newest } = store.get()
    if (newest !== answer) {
      // The built headings have the same ids.
      const isGrown = answer !== undefined && newest?.id === answer.id && newest.hits.length > answer.hits.length
      if (newest) for (const element of parts.still.querySelectorAll('[id]')) element.removeAttribute('id')
      answer = newest
      groups = newest ? toResultGroups(newest, settings) : []
      if (!isGrown) page = { ...page, limit: positions.readLimit(), ofKind: new Map() }
      positions.onLimit(page.limit)
    }
    showLive()
    const isWhole = answer && (page.limit <= answer.hits.length || answer.hits.length >= answer.total)
    if (isWhole) positions.restore()
  }

  store.subscribe(() => {
    showSide()
    if (store.get().answer === answer) showLive()
    else if (!isDrawing) {
      isDrawing = true
      afterPaint(takeAnswer)
    }
  })
  narrow.addEventListener('change', showSide)
  return {
    /** The settings have changed. */
    redraw() {
      showSide()
      showLive()
    },
  }
}
