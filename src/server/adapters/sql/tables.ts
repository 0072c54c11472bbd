/**
 * The tables as Kysely knows them; `migrations/` makes them. SQLite and PostgreSQL have the same ones. Times are
 * milliseconds since 1970; what can be true or false is 1 or 0.
 */
export interface Tables {
  stored_search: {
    id: string
    /** JSON of the search. */
    content: string
    used_at: number
  }
  conversion: {
    search_id: string
    item_type: string
    item_id: string
    count: number
  }
  person: {
    uid: string
    product: string
    subject: string
    first_name: string
    last_name: string
    image_url: string | null
    is_public: number
    signed_in_at: number
  }
  session: {
    hash: string
    uid: string
    product: string
    /** JSON of the list. */
    roles: string
    /** JSON of the list; nothing means every venue. */
    venues: string | null
    started_at: number
    used_at: number
  }
  favorite: {
    uid: string
    item_type: string
    item_id: string
    name: string
    kept_at: number
    start_time: string | null
    venue_id: string | null
    /** The place among those of the item who are public: 0, 1, 2, … without a gap; nothing for who is not public. */
    public_place: number | null
  }
  /** How many keep an item: always as many as `favorite` has. */
  interest: {
    item_type: string
    item_id: string
    total: number
    /** Of those, how many are public: the next free place. */
    shown: number
  }
  status: {
    id: string
    status: string
    message: string | null
    set_at: number
    revision: number
  }
  status_change: {
    revision: number
    id: string
    status: string
    message: string | null
    set_at: number
    uid: string
    name: string
  }
  attendee: {
    /** Everybody of one replacement; only one generation is shown. */
    generation: number
    uid: string
    /** JSON of the attendee. */
    content: string
    is_listed: number
  }
  /** Numbers that only grow: `statuses` (the last revision), `attendees` (the generation that is shown), `attendees_begun`. */
  counter: {
    name: string
    value: number
  }
}
