import { hasFilter, type SearchQuery } from '../../client/search/query.ts'
import type { SearchStore } from '../../client/search/store.ts'
import { CREDENTIAL_FIELD, readFilters } from '../../domain/filters.ts'

const QUICK_TABS = 'main .kinds + .tabs a'
const KINDS = 'main .kinds a'
const FORM = 'main .finder'

const filtersOf = (link: HTMLAnchorElement) => readFilters(new URL(link.href).searchParams.get('filters') ?? '')

const isCurrentTab = (link: HTMLAnchorElement, { filters }: SearchQuery): boolean => {
  const own = filtersOf(link)
  return own.length > 0
    ? hasFilter(
        filters,
        CREDENTIAL_FIELD,
        own.map(({ value }) => value),
      )
    : !filters.some(({ field }) => field === CREDENTIAL_FIELD)
}

/** The built page around the results keeps step: the field shows the words, the tabs what is on, the kinds keep the words. */
function show(query: SearchQuery): void {
  for (const tab of document.querySelectorAll<HTMLAnchorElement>(QUICK_TABS)) {
    if (isCurrentTab(tab, query)) tab.setAttribute('aria-current', 'page')
    else tab.removeAttribute('aria-current')
  }
  for (const kind of document.querySelectorAll<HTMLAnchorElement>(KINDS)) {
    kind.search = query.term.trim() && `?${new URLSearchParams({ q: query.term.trim() })}`
  }
  const input = document.querySelector<HTMLInputElement>(`${FORM} input`)
  if (input && input !== document.activeElement) input.value = query.term
}

const isPlain = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0

/** Lets the field and the quick tabs ask in place instead of loading a page; links keep their way to a new tab. */
export function connectAround(store: SearchStore): void {
  document.querySelector<HTMLFormElement>(FORM)?.addEventListener('submit', (event) => {
    event.preventDefault()
    const term = new FormData(event.currentTarget as HTMLFormElement).get('q')
    store.ask({ term: typeof term === 'string' ? term : '' })
  })
  document.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest<HTMLAnchorElement>(QUICK_TABS)
    // Under another name of the same list, a tab leads to the list's own address.
    if (!tab || !isPlain(event) || tab.pathname !== location.pathname) return
    event.preventDefault()
    const others = store.get().query.filters.filter(({ field }) => field !== CREDENTIAL_FIELD)
    store.ask({ filters: [...others, ...filtersOf(tab)] })
  })
  let shown: SearchQuery | undefined
  store.subscribe(() => {
    const { query } = store.get()
    if (query !== shown) show(query)
    shown = query
  })
}
