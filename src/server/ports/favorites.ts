import type { FavoriteType } from '../../schema/models.ts'

/** One thing that somebody keeps. */
export interface StoredFavorite {
  type: FavoriteType
  id: string
  /** What it was called when it was kept, so that one that left the programme can still say what it was. */
  name: string
  keptAt: Date
  /** When and where it was to be then, so that an event that moved can say so. */
  startTime?: string
  venueId?: string
}

/** How many keep an item, and some of those who chose to be seen (SPEC §3, ROWS E10). */
export interface Interest {
  public: number
  total: number
  users: { uid: string; firstName: string; lastName: string; imageUrl: string | undefined }[]
}

/** What people keep, with a count of each item that is right at every moment. */
export interface Favorites {
  /** Everything of one person, the newest first; one query whatever the number. */
  list(uid: string): Promise<StoredFavorite[]>
  /**
   * Acknowledged when it is safe. A second time changes nothing; answers whether it is new. Nothing is kept for who is no
   * person (any more), so that one who asked to be forgotten stays forgotten.
   */
  add(uid: string, favorite: StoredFavorite): Promise<boolean>
  /** Answers whether there was one. */
  remove(uid: string, type: FavoriteType, id: string): Promise<boolean>
  /** At most `most` of the people who are public, in an order of its own each time. */
  interest(type: FavoriteType, id: string, most: number): Promise<Interest>
}
