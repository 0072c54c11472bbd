import { useId } from 'react'
import { hasFilter, isAsking, toggleFilter } from '../../client/search/query.ts'
import type { SearchState } from '../../client/search/state.ts'
import type { SearchStore } from '../../client/search/store.ts'
import { CREDENTIAL_FIELD, EVENT_TYPE_FIELD, QUICK_TABS, quickTypes } from '../../domain/filters.ts'
import type { Aggregation } from '../../schema/search.ts'
import { resultText } from '../../text/results.ts'
import type { SearchSettings } from '../../views/search-settings.ts'
import { FilterSection, labelOf } from './FilterSection.tsx'

interface Props {
  store: SearchStore
  state: SearchState
  settings: SearchSettings
}

/** Screening, Showcase and Session come first, the others as the answer orders them (ROWS B08). */
const FIRST_TYPES = ['Screening', 'Showcase', 'Session']

interface Choice {
  label: string
  values: string[]
}

/** A choice for each name: feeds write `panel` and `session` for what visitors see as one. */
function toEventTypes(section: Aggregation | undefined): Choice[] {
  const byLabel = new Map<string, Choice>()
  for (const { key } of section?.buckets ?? []) {
    const label = labelOf(section ?? {}, key)
    const known = byLabel.get(label)
    if (known) known.values.push(key)
    else byLabel.set(label, { label, values: [key] })
  }
  const rank = ({ label }: Choice) => (FIRST_TYPES.indexOf(label) + FIRST_TYPES.length + 1) % (FIRST_TYPES.length + 1)
  const last = FIRST_TYPES.length
  return [...byLabel.values()].sort(
    (a, b) => (FIRST_TYPES.includes(a.label) ? rank(a) : last) - (FIRST_TYPES.includes(b.label) ? rank(b) : last),
  )
}

function Buttons({ title, choices, field, state, onToggle }: ButtonsProps) {
  const id = useId()
  if (choices.length === 0) return null
  return (
    <fieldset className="kind-buttons" aria-labelledby={id}>
      <legend id={id}>{title}</legend>
      {choices.map(({ label, values }) => (
        <button
          key={label}
          type="button"
          aria-pressed={hasFilter(state.query.filters, field, values)}
          onClick={() => onToggle(field, values)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

interface ButtonsProps {
  title: string
  choices: Choice[]
  field: string
  state: SearchState
  onToggle(field: string, values: readonly string[], models?: readonly string[]): void
}

/** Which sections are drawn as checkboxes: none that has nothing to choose, `cpe_credit` only when something has it (ROWS V06). */
export const shownSections = (sections: readonly Aggregation[]): Aggregation[] =>
  sections.filter(
    ({ name, hidden, buckets }) =>
      !hidden && buckets.length > 0 && (name !== 'cpe_credit' || buckets.some(({ key }) => key === 'true')),
  )

/** Everything that narrows a search (ROWS B08). */
export function Sidebar({ store, state, settings }: Props) {
  const { query, answer } = state
  const sections = answer?.aggregations ?? []
  const models = settings.models === '' ? [] : settings.models.split(',')
  const isPeople = models.some((model) => model === 'artist' || model === 'person')
  const isEvents = models.length === 0 || models.includes('event')
  const toggle = (field: string, values: readonly string[], of?: readonly string[]) =>
    store.ask({ filters: toggleFilter(store.get().query.filters, field, values, of) })
  const buttons = [...(isEvents ? [EVENT_TYPE_FIELD] : []), ...(isPeople ? [CREDENTIAL_FIELD] : [])]
  const lists = shownSections(sections).filter(({ name }) => !buttons.includes(name))
  const groups = Map.groupBy(lists, ({ group }) => group ?? '')
  return (
    <div className="controls">
      <input
        type="search"
        className="narrow"
        aria-label={resultText.placeholders[settings.models] ?? resultText.placeholder}
        placeholder={resultText.placeholders[settings.models] ?? resultText.placeholder}
        value={query.term}
        onChange={({ target }) => store.ask({ term: target.value }, 'replace')}
      />
      {isEvents && (
        <Buttons
          title={resultText.eventType}
          choices={toEventTypes(sections.find(({ name }) => name === EVENT_TYPE_FIELD))}
          field={EVENT_TYPE_FIELD}
          state={state}
          onToggle={toggle}
        />
      )}
      {isPeople && (
        <Buttons
          title={resultText.credentialType}
          choices={QUICK_TABS.map(({ label, types }) => ({ label, values: quickTypes(types, settings.credentials) }))}
          field={CREDENTIAL_FIELD}
          state={state}
          onToggle={toggle}
        />
      )}
      {settings.features.filters &&
        [...groups].map(([group, ofGroup]) => (
          <div key={group}>
            {group && <h2 className="facet-group">{group}</h2>}
            {ofGroup.map((section) => (
              <FilterSection
                key={section.name}
                section={section}
                filters={query.filters}
                isPaged={settings.features.pagination}
                onToggle={toggle}
              />
            ))}
          </div>
        ))}
    </div>
  )
}

/** How many there are, and the way back to all of them. */
export function Summary({ store, state, settings }: Props) {
  const { query, answer, phase } = state
  const total = answer?.total ?? settings.total
  return (
    <>
      <p className="count" role="status">
        {answer || settings.models ? resultText.showing(total) : phase === 'loading' ? resultText.loading : ''}
      </p>
      {isAsking(query) && (
        <button className="clear" type="button" onClick={() => store.ask({ term: '', filters: [] })}>
          {resultText.clear}
        </button>
      )}
    </>
  )
}
