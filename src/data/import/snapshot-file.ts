import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Snapshot, SnapshotSchema } from '../../schema/snapshot.ts'
import { FeedError } from '../importers/feed-error.ts'

export const snapshotPath = (dir: string, year: number): string => join(dir, String(year), 'snapshot.json')

/**
 * The snapshot of an edition; nothing when there is none yet.
 * @throws FeedError when there is a file that is not one: it may be somebody's work, so it is not overwritten.
 */
export async function readSnapshot(file: string): Promise<Snapshot | undefined> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new FeedError('SNAPSHOT_UNREADABLE', file, (error as Error).message)
  }
  try {
    return SnapshotSchema.parse(JSON.parse(text))
  } catch (error) {
    throw new FeedError('SNAPSHOT_UNREADABLE', file, (error as Error).message.slice(0, 120))
  }
}

async function syncFolder(dir: string) {
  const folder = await open(dir, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/**
 * Replaces a snapshot in one step: the new one is written beside it and flushed to the disk before it takes its place,
 * so that a crash at any moment leaves the old or the new one, whole. The same snapshot gives the same bytes.
 * @throws FeedError when it cannot be written; the old one stays.
 */
export async function writeSnapshot(file: string, snapshot: Snapshot): Promise<void> {
  const dir = dirname(file)
  const aside = join(dir, `.snapshot.json.${process.pid}`)
  try {
    await mkdir(dir, { recursive: true })
    const handle = await open(aside, 'w')
    try {
      await handle.writeFile(`${JSON.stringify(snapshot, null, 1)}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(aside, file)
    await syncFolder(dir)
  } catch (error) {
    await rm(aside, { force: true }).catch(() => {})
    throw new FeedError('SNAPSHOT_UNWRITABLE', file, (error as NodeJS.ErrnoException).code ?? (error as Error).message)
  }
}
