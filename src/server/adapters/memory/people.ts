import { randomUUID } from 'node:crypto'
import type { FavoriteType } from '../../../schema/models.ts'
import type { Favorites, StoredFavorite } from '../../ports/favorites.ts'
import type { People, Person } from '../../ports/people.ts'
import type { Sessions, StoredSession } from '../../ports/sessions.ts'
import type { Stores } from '../../ports/stores.ts'
import { shuffle } from '../shuffle.ts'

interface Kept {
  person: Person
  favorites: Map<string, StoredFavorite>
}

/** Everything that hangs on a person, in one place because it is forgotten together. */
export function memoryPeople(forgetName: (uid: string) => void): Pick<Stores, 'people' | 'favorites' | 'sessions'> {
  const known = new Map<string, Kept>()
  const sessions = memorySessions()

  const people: People = {
    async signIn(claims, now) {
      const same = ({ person }: Kept) => person.product === claims.product && person.subject === claims.subject
      const before = [...known.values()].find(same)
      const kept = before ?? {
        person: { ...claims, uid: randomUUID(), isPublic: false, signedInAt: now },
        favorites: new Map(),
      }
      Object.assign(kept.person, claims, { signedInAt: now })
      known.set(kept.person.uid, kept)
      return structuredClone(kept.person)
    },
    read: async (uid) => structuredClone(known.get(uid)?.person),
    async setPublic(uid, isPublic) {
      const kept = known.get(uid)
      if (kept) kept.person.isPublic = isPublic
      return kept !== undefined
    },
    async erase(uid) {
      await sessions.endAll(uid)
      forgetName(uid)
      return known.delete(uid)
    },
  }
  const favorites: Favorites = {
    async list(uid) {
      const kept = [...(known.get(uid)?.favorites.values() ?? [])]
      return structuredClone(kept.sort(byNewest))
    },
    async add(uid, favorite) {
      const mine = known.get(uid)?.favorites
      const key = toKey(favorite.type, favorite.id)
      if (!mine || mine.has(key)) return false
      mine.set(key, structuredClone(favorite))
      return true
    },
    remove: async (uid, type, id) => known.get(uid)?.favorites.delete(toKey(type, id)) ?? false,
    async interest(type, id, most) {
      const key = toKey(type, id)
      const interested = [...known.values()].filter(({ favorites: mine }) => mine.has(key)).map(({ person }) => person)
      const seen = interested.filter(({ isPublic }) => isPublic)
      return { public: seen.length, total: interested.length, users: shuffle(seen).slice(0, most).map(toUser) }
    },
  }
  return { people, favorites, sessions }
}

function memorySessions(): Sessions {
  const sessions = new Map<string, StoredSession>()
  const endWhere = (is: (session: StoredSession) => boolean) => {
    const gone = [...sessions].filter(([, session]) => is(session))
    for (const [hash] of gone) sessions.delete(hash)
    return gone.length
  }
  return {
    async start(hash, session) {
      sessions.set(hash, structuredClone(session))
    },
    read: async (hash) => structuredClone(sessions.get(hash)),
    async touch(hash, now) {
      const session = sessions.get(hash)
      if (session && session.usedAt < now) session.usedAt = now
    },
    async end(hash) {
      sessions.delete(hash)
    },
    endAll: async (uid) => endWhere((session) => session.uid === uid),
    forget: async (startedBefore, usedBefore) =>
      endWhere(({ startedAt, usedAt }) => startedAt < startedBefore || usedAt < usedBefore),
  }
}

const toKey = (type: FavoriteType, id: string) => JSON.stringify([type, id])
const toUser = ({ uid, firstName, lastName, imageUrl }: Person) => ({ uid, firstName, lastName, imageUrl })
const byNewest = (a: StoredFavorite, b: StoredFavorite) =>
  b.keptAt.getTime() - a.keptAt.getTime() || (a.type < b.type ? -1 : a.type > b.type ? 1 : a.id < b.id ? -1 : 1)
