import type { z } from 'zod'
import type { RecordKind } from '../../schema/snapshot.ts'
import type { Notes } from './notes.ts'
import { compact } from './read.ts'

/**
 * A record as its schema wants it. Fields of the wrong kind are left out one by one and noted; a record that is not
 * valid even then is left out as a whole.
 */
export function toValid<S extends z.ZodObject>(
  schema: S,
  record: Record<string, unknown>,
  about: { kind: RecordKind; id: string; notes: Notes },
): z.output<S>[] {
  const rest = compact(record) as Record<string, unknown>
  for (let tries = 0; tries < 20; tries += 1) {
    const parsed = schema.safeParse(rest)
    if (parsed.success) return [compact(parsed.data)]
    const field = parsed.error.issues[0]?.path[0]
    if (typeof field !== 'string' || !(field in rest)) break
    delete rest[field]
    about.notes.add('FEED_BAD_FIELD', about.kind, about.id, field)
  }
  about.notes.add('FEED_BAD_RECORD', about.kind, about.id)
  return []
}
