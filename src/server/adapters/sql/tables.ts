/** The tables as Kysely knows them; `migrations/` makes them. SQLite and PostgreSQL have the same ones. */
export interface Tables {
  stored_search: {
    id: string
    /** JSON of the search. */
    content: string
    /** Milliseconds since 1970. */
    used_at: number
  }
  conversion: {
    search_id: string
    item_type: string
    item_id: string
    count: number
  }
}
