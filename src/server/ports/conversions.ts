/** A search that led somebody to something. */
export interface Conversion {
  searchId: string
  type: string
  id: string
}

export interface ConversionCount {
  type: string
  id: string
  count: number
}

/** How often a search led to an item: a count for each pair, never who and never when to the minute. */
export interface Conversions {
  /** Counts one; answers false, and keeps nothing, when the search is not stored. */
  add(conversion: Conversion): Promise<boolean>
  /** What searches led to, the most often first. */
  byItem(most: number): Promise<ConversionCount[]>
}
