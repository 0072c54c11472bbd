import type { Directory } from '../../src/data/attendees/run-import.ts'
import type { Attendees } from '../../src/server/ports/attendees.ts'

/** The store's directory as an import fills it: whoever comes is listed, and nobody else is kept. */
export const toDirectory = (attendees: Attendees): Directory => ({
  async count() {
    let count = 0
    for await (const page of attendees.listed()) count += page.length
    return count
  },
  async replace(people) {
    async function* listed() {
      for await (const page of people) yield page.map((attendee) => ({ attendee, isListed: true }))
    }
    await attendees.replace(listed())
  },
})
