import { toggleFilter } from '../../client/search/query.ts'
import type { SearchState } from '../../client/search/state.ts'
import type { SearchStore } from '../../client/search/store.ts'
import { resultText } from '../../text/results.ts'
import { labelOf } from './FilterSection.tsx'

/** What narrows the results, each with a way to take it back. */
export function Chips({ store, state: { query, answer } }: { store: SearchStore; state: SearchState }) {
  if (query.filters.length === 0) return null
  return (
    <ul className="active" aria-label={resultText.active}>
      {query.filters.map(({ field, value, models }) => {
        const section = answer?.aggregations.find(({ name }) => name === field)
        const label = labelOf(section ?? {}, value)
        return (
          <li key={`${field} ${value}`}>
            <button
              type="button"
              aria-label={resultText.remove(label)}
              onClick={() => store.ask({ filters: toggleFilter(query.filters, field, [value], models) })}
            >
              {label}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
