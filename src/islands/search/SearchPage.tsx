import { useDeferredValue, useLayoutEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { isAsking } from '../../client/search/query.ts'
import type { SearchStore } from '../../client/search/store.ts'
import { resultText } from '../../text/results.ts'
import type { CardContext } from '../../views/context.ts'
import type { SearchSettings } from '../../views/search-settings.ts'
import { Chips } from './Chips.tsx'
import { Offcanvas } from './Offcanvas.tsx'
import { Results } from './Results.tsx'
import { Sidebar, Summary } from './Sidebar.tsx'
import { useNarrow } from './use-narrow.ts'

/** The parts of the built page that the island fills, or takes away. */
export interface PageParts {
  side: HTMLElement
  live: HTMLElement
  bones: HTMLElement
  still: HTMLElement
  /** The still part shows the results already: our server has put them there. */
  isFilled: boolean
}

interface Props {
  store: SearchStore
  settings: SearchSettings
  context: CardContext
  parts: PageParts
  /** How many cards there were when the visitor left this address. */
  readLimit(): number
  onLimit(limit: number): void
  /** The results stand on the page. */
  onDrawn(): void
}

/** The empty states, word for word (ROWS B09). */
const toEmptyText = (isAsked: boolean, hasModels: boolean): string =>
  isAsked ? resultText.nothing : hasModels ? resultText.soon : resultText.start

/** The search page in the browser (ROWS R07, B06–B10, T04). Until its first answer the built page stands as it is. */
export function SearchPage({ store, settings, context, parts, readLimit, onLimit, onDrawn }: Props) {
  const state = useSyncExternalStore(store.subscribe, store.get)
  const isNarrow = useNarrow()
  // Drawing results may take its time; keys and clicks may not.
  const answer = useDeferredValue(state.answer)
  const { query, phase } = state
  const isAsked = isAsking(query)
  const isWaiting = phase === 'loading' && !state.answer && isAsked && !parts.isFilled

  useLayoutEffect(() => {
    parts.live.hidden = !answer && query.filters.length === 0
    parts.bones.hidden = !isWaiting
    parts.still.hidden = answer !== undefined || isWaiting
    parts.live.ariaBusy = String(phase === 'loading')
    if (answer) onDrawn()
  }, [answer, isWaiting, phase, parts, query, onDrawn])

  const controls = <Sidebar store={store} state={state} settings={settings} />
  return (
    <>
      <Summary store={store} state={state} settings={settings} />
      {isNarrow ? (
        <Offcanvas total={state.answer?.total ?? settings.total} active={query.filters.length}>
          {controls}
        </Offcanvas>
      ) : (
        controls
      )}
      {createPortal(
        <>
          <Chips store={store} state={state} />
          {answer &&
            (answer.hits.length === 0 ? (
              <p className="empty">{toEmptyText(isAsked, settings.models !== '')}</p>
            ) : (
              <Results
                key={answer.id}
                answer={answer}
                settings={settings}
                context={context}
                first={readLimit()}
                onLimit={onLimit}
              />
            ))}
        </>,
        parts.live,
      )}
    </>
  )
}
