import { memoryStores } from '../../../src/server/adapters/memory/stores.ts'
import type { Stores } from '../../../src/server/ports/stores.ts'

/** Stores that refuse everything, as when the disk is full or the database is away. */
export function storesThatFail(reason = 'disk full'): Stores {
  const refuse = (port: object) =>
    Object.fromEntries(Object.keys(port).map((call) => [call, () => Promise.reject(new Error(reason))]))
  const { close, statuses, ...ports } = memoryStores()
  const refusing = Object.entries(ports).map(([name, port]) => [name, refuse(port)])
  return { ...Object.fromEntries(refusing), statuses: { ...refuse(statuses), watch: statuses.watch }, close }
}
