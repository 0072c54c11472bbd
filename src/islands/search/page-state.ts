/** How many cards are drawn at a time: several screens, and on a slow phone less than a tenth of a second's work. */
export const SLICE = 30
/** How many of each kind are seen before somebody asks for more, so that no kind buries the others. */
export const OF_KIND = 12

/** What a visitor has opened and unrolled; it belongs to the screen, not to the search. */
export interface PageState {
  /** How many cards are drawn of a list under letters or moments. */
  limit: number
  /** How many are drawn of each kind, by the group's title. */
  ofKind: ReadonlyMap<string, number>
  /** Sections of filters that were opened or closed, and the page that each shows. */
  open: ReadonlyMap<string, boolean>
  pages: ReadonlyMap<string, number>
}

export const startPage = (limit: number): PageState => ({
  limit,
  ofKind: new Map(),
  open: new Map(),
  pages: new Map(),
})

export const withEntry = <T>(map: ReadonlyMap<string, T>, key: string, value: T): ReadonlyMap<string, T> =>
  new Map([...map, [key, value]])
