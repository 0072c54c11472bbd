import type { Sessions, StoredSession } from '../../../src/server/ports/sessions.ts'

/** Sessions until the test ends. */
export function memorySessions(): Sessions & { all: Map<string, StoredSession> } {
  const all = new Map<string, StoredSession>()
  return {
    all,
    start: async (hash, session) => void all.set(hash, session),
    read: async (hash) => all.get(hash),
    touch: async (hash, usedAt) => {
      const session = all.get(hash)
      if (session) all.set(hash, { ...session, usedAt })
    },
    end: async (hash) => void all.delete(hash),
    endAll: async (uid) => [...all].filter(([hash, session]) => session.uid === uid && all.delete(hash)).length,
    forget: async (startedBefore, usedBefore) =>
      [...all].filter(
        ([hash, { startedAt, usedAt }]) => (startedAt < startedBefore || usedAt < usedBefore) && all.delete(hash),
      ).length,
  }
}
