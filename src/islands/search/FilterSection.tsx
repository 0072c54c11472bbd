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
  isOpen: boolean
  page: number
  onToggle(field: string, values: readonly string[], models?: readonly string[]): void
  onOpen(isOpen: boolean): void
  onPage(page: number): void
}

export const labelOf = ({ labels }: Pick<Aggregation, 'labels'>, key: string): string => labels?.[key] ?? key

/** A section of the sidebar: checkboxes in pages of 15, five page numbers at a time (ROWS V05). */
export function FilterSection({ section, filters, isPaged, isOpen, page: wanted, onToggle, onOpen, onPage }: Props) {
  const { name, title, buckets, model } = section
  const pages = toPages(buckets, isPaged ? FILTER_PAGE_SIZE : Math.max(1, buckets.length))
  const page = pages[Math.min(wanted, pages.length) - 1]
  return (
    <details className="facet" open={isOpen} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <ul className="choices">
        {/* What nobody sees is not drawn: there may be hundreds of choices. */}
        {(isOpen ? (page?.items ?? []) : []).map(({ key, doc_count: count }) => (
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
      {isOpen && page && pages.length > 1 && (
        <nav className="pages" aria-label={resultText.pages(title)}>
          {pagerWindow(page.number, page.count).map((number) => (
            <button
              key={number}
              type="button"
              aria-label={resultText.page(number)}
              aria-current={number === page.number ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          ))}
        </nav>
      )}
    </details>
  )
}
