/** Who is in the attendee directory. The store behind it comes with sign-in; a page only asks whether somebody is there. */
export interface Attendees {
  /** Whether the person exists and chose to be listed. */
  has(id: string): Promise<boolean>
}

/** A directory that holds these people; nobody by default. */
export const memoryAttendees = (ids: Iterable<string> = []): Attendees => {
  const known = new Set(ids)
  return { has: async (id) => known.has(id) }
}
