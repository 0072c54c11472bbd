import type { DatabaseSync } from 'node:sqlite'
import { SQLITE_WATCH_MS } from '../../limits.ts'

interface Watch {
  watch: (onChange: () => void) => () => void
  /** This process changes something that is watched. */
  changed: () => void
  /** The connection that is asked whether another one changed the file. */
  follow: (database: DatabaseSync | undefined) => void
}

/**
 * Tells of changes to a SQLite file: at once of those of this process, and soon of those of others, by asking for a
 * number that every commit of another connection changes. That costs some microseconds and reads no table.
 */
export function watchFile(): Watch {
  const watchers = new Set<() => void>()
  let database: DatabaseSync | undefined
  let version: unknown
  let timer: NodeJS.Timeout | undefined

  const tell = () => {
    for (const onChange of watchers) onChange()
  }
  const readVersion = () => database?.prepare('PRAGMA data_version').get()?.data_version
  const look = () => {
    const now = readVersion()
    if (now === version) return
    version = now
    tell()
  }

  return {
    watch(onChange) {
      const watcher = () => onChange()
      watchers.add(watcher)
      timer ??= setInterval(look, SQLITE_WATCH_MS).unref()
      return () => {
        watchers.delete(watcher)
        if (watchers.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
    changed: () => void setTimeout(tell, 0),
    follow(connection) {
      database = connection
      version = readVersion()
    },
  }
}
