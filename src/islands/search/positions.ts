import { SLICE } from './page-state.ts'

/** Where a visitor was on an address of this page, and how many cards there were. */
export interface Position {
  y: number
  limit: number
}

/*
 * The way back inside a search page: its steps are addresses of one document, so neither the browser nor the memory of
 * other pages (client/scroll-memory.ts) knows where they were left. The number of cards also travels in the history's
 * own state, for the way back from another page.
 */
export type Positions = ReturnType<typeof createPositions>

export function createPositions() {
  const known = new Map<string, Position>()
  const addressOf = () => location.pathname + location.search
  let address = addressOf()
  let limit = SLICE
  let wanted: number | undefined

  const readStored = (): number => {
    const stored: unknown = (history.state as { limit?: unknown } | null)?.limit
    return typeof stored === 'number' ? Math.max(SLICE, Math.min(stored, 5000)) : SLICE
  }
  return {
    /** How many cards the address that is shown now begins with. */
    readLimit: () => known.get(address)?.limit ?? readStored(),
    onLimit: (now: number) => {
      limit = now
    },
    /** Before the address changes, or after: what was seen belongs to the address that was left. */
    leave(isBack: boolean) {
      known.set(address, { y: scrollY, limit })
      address = addressOf()
      limit = SLICE
      wanted = isBack ? (known.get(address)?.y ?? 0) : undefined
    },
    /** The same place by another name: while somebody types. */
    rename() {
      address = addressOf()
    },
    /** Once the results stand: where the visitor was, on the way back. */
    restore() {
      if (wanted !== undefined) scrollTo({ top: wanted, behavior: 'instant' })
      wanted = undefined
    },
    /** For the way back from another page. */
    keep: () => history.replaceState({ limit }, ''),
  }
}
