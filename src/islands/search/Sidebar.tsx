import { hasFilter, isAsking, toggleFilter } from '../../client/search/query.ts'
import type { SearchState } from '../../client/search/state.ts'
import type { SearchStore } from '../../client/search/store.ts'
import { CREDENTIAL_FIELD, EVENT_TYPE_FIELD, QUICK_TABS, quickTypes, type SearchFilter } from '../../domain/filters.ts'
import { groupBy } from '../../domain/grouping.ts'
import { resultText } from '../../text/results.ts'
import type { SearchSettings } from '../../views/search-settings.ts'
import { type Choice, shownSections, toEventTypes } from './choices.ts'
import { FilterSection } from './FilterSection.tsx'
import { type PageState, withEntry } from './page-state.ts'

interface Props {
  store: SearchStore
  state: SearchState
  settings: SearchSettings
}

interface ButtonsProps {
  id: string
  title: string
  choices: Choice[]
  filters: readonly SearchFilter[]
  onToggle(field: string, values: readonly string[]): void
}

function Buttons({ id: field, title, choices, filters, onToggle }: ButtonsProps) {
  if (choices.length === 0) return null
  return (
    <fieldset className="kind-buttons">
      <legend>{title}</legend>
      {choices.map(({ label, values }) => (
        <button
          key={label}
          type="button"
          aria-pressed={hasFilter(filters, field, values)}
          onClick={() => onToggle(field, values)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

/** The sidebar's own field: it narrows with every key, and says what it looks through. */
export function SearchBox({ store, state: { query }, settings }: Props) {
  const placeholder = resultText.placeholders[settings.models] ?? resultText.placeholder
  return (
    <input
      type="search"
      className="narrow"
      aria-label={placeholder}
      placeholder={placeholder}
      value={query.term}
      onInput={({ currentTarget }) => store.ask({ term: currentTarget.value }, 'replace')}
    />
  )
}

interface FiltersProps extends Props {
  page: PageState
  onPage(change: Partial<PageState>): void
}

/** The buttons and sections of the sidebar (ROWS B08). */
export function Filters({ store, state: { query, answer }, settings, page, onPage }: FiltersProps) {
  const sections = answer?.aggregations ?? []
  const models = settings.models === '' ? [] : settings.models.split(',')
  const isPeople = models.some((model) => model === 'artist' || model === 'person')
  const isEvents = models.length === 0 || models.includes('event')
  const onToggle = (field: string, values: readonly string[], of?: readonly string[]) =>
    store.ask({ filters: toggleFilter(store.get().query.filters, field, values, of) })
  const buttons = [...(isEvents ? [EVENT_TYPE_FIELD] : []), ...(isPeople ? [CREDENTIAL_FIELD] : [])]
  const lists = settings.features.filters ? shownSections(sections).filter(({ name }) => !buttons.includes(name)) : []
  return (
    <>
      {isEvents && (
        <Buttons
          id={EVENT_TYPE_FIELD}
          title={resultText.eventType}
          choices={toEventTypes(sections.find(({ name }) => name === EVENT_TYPE_FIELD))}
          filters={query.filters}
          onToggle={onToggle}
        />
      )}
      {isPeople && (
        <Buttons
          id={CREDENTIAL_FIELD}
          title={resultText.credentialType}
          choices={QUICK_TABS.map(({ label, types }) => ({ label, values: quickTypes(types, settings.credentials) }))}
          filters={query.filters}
          onToggle={onToggle}
        />
      )}
      {groupBy(lists, ({ group }) => group ?? '').map(({ key: group, items }) => (
        <div key={`group ${group}`}>
          {group && <h2 className="facet-group">{group}</h2>}
          {items.map((section) => (
            <FilterSection
              key={section.name}
              section={section}
              filters={query.filters}
              isPaged={settings.features.pagination}
              isOpen={page.open.get(section.name) ?? section.open ?? false}
              page={page.pages.get(section.name) ?? 1}
              onToggle={onToggle}
              onOpen={(isOpen) => onPage({ open: withEntry(page.open, section.name, isOpen) })}
              onPage={(number) => onPage({ pages: withEntry(page.pages, section.name, number) })}
            />
          ))}
        </div>
      ))}
    </>
  )
}

/** How many there are, and the way back to all of them. */
export function Summary({ store, state: { query, answer, phase }, settings }: Props) {
  const total = answer?.total ?? settings.total
  const isKnown = answer !== undefined || (total > 0 && (phase !== 'idle' || settings.models !== ''))
  return (
    <>
      <p className="count" role="status">
        {isKnown ? resultText.showing(total) : phase === 'loading' ? resultText.loading : ''}
      </p>
      {isAsking(query) && (
        <button key="clear" className="clear" type="button" onClick={() => store.ask({ term: '', filters: [] })}>
          {resultText.clear}
        </button>
      )}
    </>
  )
}
