import { PAGES } from '../../checks/sample-pages.ts'

/** A page of the sample to be measured. */
export interface ChosenPage {
  name: string
  path: string
  /** What pages of one sort share: `event`, `events` (their grid), `schedule`, `search/event`, `landing`, `not found`. */
  kind: string
}

/** Kinds of which no awkward state is tested, so that `PAGES` does not name them. */
const ALSO: Record<string, string> = {
  schedule: '/2026/schedule',
  exhibitors: '/2026/exhibitors',
  'an exhibitor': '/2026/exhibitors/cartwheel-pictures',
  presenters: '/2026/music_fest_presenters',
  'a kiosk': '/2026/kiosk/customs-house',
}

/** Beside the first page of its kind these are measured too: they are the heaviest. */
const HEAVY = new Set(['forty people', 'a long text'])

/** Sections whose pages stand one below another, each a kind of its own. */
const SECTIONS_OF_KINDS = new Set(['search'])

/** A page's kind by its address, so that a new sort of page is measured as soon as `PAGES` names one. */
export function toKind(name: string, path: string): string {
  if (name === 'not found') return 'not found'
  const [section, ...below] = path.split('/').filter((part, at) => part && !(at === 1 && /^\d{4}$/.test(part)))
  if (!section) return 'landing'
  if (SECTIONS_OF_KINDS.has(section)) return [section, ...below].join('/')
  if (section === 'schedule') return below.length === 0 ? 'schedule index' : 'schedule'
  return below.length === 0 ? section : section.replace(/s$/, '')
}

/** Every page that is known, each address once. */
export function listPages(pages: Readonly<Record<string, string>> = PAGES): ChosenPage[] {
  const known = new Set(Object.values(pages))
  const also = Object.entries(ALSO).filter(([, path]) => !known.has(path))
  return [...Object.entries(pages), ...also].map(([name, path]) => ({ name, path, kind: toKind(name, path) }))
}

/**
 * The first page of every kind and the heavy ones; with `all` each page.
 * @param only kinds or names of pages; none for no limit.
 * @throws when a word fits nothing.
 */
export function choosePages(pages: readonly ChosenPage[], only: readonly string[], all = false): ChosenPage[] {
  const fits = ({ kind, name }: ChosenPage, word: string) => kind === word || kind === `${word} index` || name === word
  const lost = only.find((word) => !pages.some((page) => fits(page, word)))
  if (lost !== undefined) {
    throw new Error(
      `No page or kind is called "${lost}". Kinds: ${[...new Set(pages.map(({ kind }) => kind))].join(', ')}.`,
    )
  }
  const firsts = new Map(pages.toReversed().map((page) => [page.kind, page]))
  return pages.filter(
    (page) =>
      (all || firsts.get(page.kind) === page || HEAVY.has(page.name) || only.includes(page.name)) &&
      (only.length === 0 || only.some((word) => fits(page, word))),
  )
}
