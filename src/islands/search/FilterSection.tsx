import { useState } from 'react'
import { hasFilter } from '../../client/search/query.ts'
import type { SearchFilter } from '../../domain/filters.ts'
import { FILTER_PAGE_SIZE } from '../../domain/limits.ts'
import { pagerWindow, toPages } from '../../domain/pagination.ts'
import type { Aggregation } from '../../schema/search.ts'
import { resultText } from '../../text/results.ts'

interface Props {
  section: Aggregation
  filters: readonly SearchFilter[]
  /** Whether more than 15 choices are cut into pages: a flag of the festival. */
  isPaged: boolean
  onToggle(field: string, values: readonly string[], models?: readonly string[]): void
}

export const labelOf = ({ labels }: Pick<Aggregation, 'labels'>, key: string): string => labels?.[key] ?? key

/** A section of the sidebar: checkboxes in pages of 15, five page numbers at a time (ROWS V05). */
export function FilterSection({ section, filters, isPaged, onToggle }: Props) {
  const { name, title, buckets, model } = section
  const [isOpen, setIsOpen] = useState(section.open ?? false)
  const [wanted, setWanted] = useState(1)
  const pages = toPages(buckets, isPaged ? FILTER_PAGE_SIZE : Math.max(1, buckets.length))
  const page = pages[Math.min(wanted, pages.length) - 1]
  return (
    <details className="facet" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <ul className="choices">
        {page?.items.map(({ key, doc_count: count }) => (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                checked={hasFilter(filters, name, [key])}
                onChange={() => onToggle(name, [key], model?.split(','))}
              />
              <span dir="auto">{labelOf(section, key)}</span>
              {count !== undefined && <small>{count}</small>}
            </label>
          </li>
        ))}
      </ul>
      {page && pages.length > 1 && (
        <nav className="pages" aria-label={resultText.pages(title)}>
          {pagerWindow(page.number, page.count).map((number) => (
            <button
              key={number}
              type="button"
              aria-label={resultText.page(number)}
              aria-current={number === page.number ? 'page' : undefined}
              onClick={() => setWanted(number)}
            >
              {number}
            </button>
          ))}
        </nav>
      )}
    </details>
  )
}
