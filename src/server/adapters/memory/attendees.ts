import type { Attendees, StoredAttendee } from '../../ports/attendees.ts'

/** So many are handed out at once, as by the other stores. */
const PAGE = 200

/** The attendee directory; nobody until somebody is put in. */
export function memoryAttendees(): Attendees {
  let known = new Map<string, StoredAttendee>()
  let revision = 0
  const read = (uid: string) => {
    const found = known.get(uid)
    return found?.isListed ? structuredClone(found.attendee) : undefined
  }

  return {
    has: async (uid) => read(uid) !== undefined,
    read: async (uid) => read(uid),
    readMany: async (uids) => uids.map(read).filter((attendee) => attendee !== undefined),
    async *listed() {
      const listed = [...known.values()].filter(({ isListed }) => isListed).map(({ attendee }) => attendee)
      listed.sort((a, b) => (a.uid < b.uid ? -1 : 1))
      for (let start = 0; start < listed.length; start += PAGE) yield structuredClone(listed.slice(start, start + PAGE))
    },
    async replace(attendees) {
      const next = new Map<string, StoredAttendee>()
      for await (const page of attendees) for (const one of page) next.set(one.attendee.uid, structuredClone(one))
      known = next
      revision += 1
      return { total: next.size, listed: [...next.values()].filter(({ isListed }) => isListed).length }
    },
    async remove(uid) {
      const isGone = known.delete(uid)
      if (isGone) revision += 1
      return isGone
    },
    revision: async () => revision,
  }
}
