import type { StatusChange, Statuses, StoredStatus } from '../../ports/statuses.ts'

/** The doors, and the log of who set them. */
export function memoryStatuses(): { statuses: Statuses; forgetName: (uid: string) => void } {
  const current = new Map<string, StoredStatus>()
  const changes: StatusChange[] = []
  const watchers = new Set<() => void>()

  const statuses: Statuses = {
    all: async () => structuredClone([...current.values()].sort(byRevision)),
    since: async (revision) =>
      structuredClone([...current.values()].filter((status) => status.revision > revision).sort(byRevision)),
    async set(id, change, by, now) {
      const before = current.get(id)
      const status: StoredStatus = {
        id,
        status: change.status ?? before?.status ?? 'none',
        message: change.message === undefined ? before?.message : change.message || undefined,
        setAt: now,
        revision: changes.length + 1,
      }
      current.set(id, status)
      changes.push({ ...status, ...by })
      for (const onChange of watchers) setImmediate(onChange)
      return structuredClone(status)
    },
    async log(ids, most) {
      const wanted = new Set(ids)
      return structuredClone(
        changes
          .filter(({ id }) => wanted.has(id))
          .reverse()
          .slice(0, most),
      )
    },
    watch(onChange) {
      const watcher = () => onChange()
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
  const forgetName = (uid: string) => {
    for (const change of changes) if (change.uid === uid) Object.assign(change, { uid: '', name: '' })
  }
  return { statuses, forgetName }
}

const byRevision = (a: StoredStatus, b: StoredStatus) => a.revision - b.revision
