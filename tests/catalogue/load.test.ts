import { join, resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { loadFestival } from '../../src/catalogue/load-festival.ts'
import { loadSnapshots } from '../../src/catalogue/load-snapshots.ts'
import { activeDir } from '../../src/catalogue/places.ts'
import { anEvent, aSnapshot } from '../fixtures/build.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const snapshotText = (year: number) => JSON.stringify(aSnapshot({ edition: { year }, events: [anEvent()] }))

test('reads the snapshot of each year, newest first, and nothing else', () => {
  const folder = temporaryFolder({
    '2025/snapshot.json': snapshotText(2025),
    '2026/snapshot.json': snapshotText(2026),
    '2026/pictures/a.jpg': '',
    'notes/snapshot.json': 'no snapshot',
  })
  expect(loadSnapshots(folder)).toEqual([2026, 2025].map((year) => JSON.parse(snapshotText(year))))
  expect(loadSnapshots(join(folder, 'nowhere'))).toEqual([])
})

test('names the snapshot that cannot be read, and the repair', () => {
  const broken = temporaryFolder({ '2026/snapshot.json': snapshotText(2026).slice(0, 100) })
  expect(() => loadSnapshots(broken)).toThrow(
    /2026.snapshot\.json cannot be read as a snapshot .*Import the programme again\.$/,
  )
  const foreign = temporaryFolder({ '2026/snapshot.json': '{"version":2}' })
  expect(() => loadSnapshots(foreign)).toThrow(
    /was written by another version of Marquee\. Import the programme again\.$/,
  )
})

test('shows the sample only while there is no programme [D06]', () => {
  const programme = temporaryFolder({ '2026/snapshot.json': snapshotText(2026) })
  const empty = temporaryFolder()
  vi.stubEnv('MARQUEE_SAMPLE', 'a-sample')
  vi.stubEnv('MARQUEE_PROGRAMME', programme)
  expect(activeDir()).toEqual({ dir: programme, isSample: false })
  vi.stubEnv('MARQUEE_PROGRAMME', empty)
  expect(activeDir()).toEqual({ dir: resolve('a-sample'), isSample: true })
})

test('takes the festival that MARQUEE_FESTIVAL names, and the address of MARQUEE_SITE_URL [D06]', async () => {
  const folder = temporaryFolder({ 'festival.mjs': "export default { name: 'Mine', siteUrl: 'https://mine.example' }" })
  vi.stubEnv('MARQUEE_FESTIVAL', join(folder, 'festival.mjs'))
  expect(await loadFestival(true)).toMatchObject({ name: 'Mine', siteUrl: 'https://mine.example' })
  vi.stubEnv('MARQUEE_SITE_URL', 'https://other.example/')
  expect(await loadFestival(false)).toMatchObject({ name: 'Mine', siteUrl: 'https://other.example' })
})

test('names every wrong field of a festival, and a file that does not exist', async () => {
  const folder = temporaryFolder({ 'festival.mjs': "export default { theme: 'dark', supportEmail: 'nobody' }" })
  vi.stubEnv('MARQUEE_FESTIVAL', join(folder, 'festival.mjs'))
  await expect(loadFestival(false)).rejects.toThrow(/is not a valid festival:[\s\S]*supportEmail[\s\S]*theme/)
  vi.stubEnv('MARQUEE_FESTIVAL', join(folder, 'none.ts'))
  await expect(loadFestival(false)).rejects.toThrow(
    /none\.ts does not exist\. Set MARQUEE_FESTIVAL to a festival\.config\.ts\.$/,
  )
})
