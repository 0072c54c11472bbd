import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { headerRules } from '../../../src/domain/security-headers.ts'
import { FestivalSchema } from '../../../src/schema/festival.ts'
import { RecordsSchema } from '../../../src/schema/snapshot.ts'

const WORDS = 'festival music film panel showcase artist speaker venue evening stage story sound city night'.split(' ')

/** Text that compresses about as well as a real page does: words in an order that depends on the number. */
const text = (seed: number, words: number) => {
  let state = seed + 1
  return Array.from({ length: words }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (WORDS[state % WORDS.length] ?? '') + (state >>> 28)
  }).join(' ')
}

/** Writes a release of so many event pages, compressed as a build compresses them, and answers its folder. */
export function makeRelease(pages: number, pageWords: number): string {
  const dir = mkdtempSync(join(tmpdir(), 'marquee-bench-'))
  mkdirSync(join(dir, 'site/2026/events'), { recursive: true })
  const shell = `<!doctype html><title>Bench</title>${'<nav><a href="/2026/schedule">Schedule</a></nav>'.repeat(60)}`
  for (let index = 0; index < pages; index += 1) {
    const html = Buffer.from(`${shell}<main><h1>Event ${index}</h1><p>${text(index, pageWords)}</p></main>`)
    const file = join(dir, `site/2026/events/e${index}.html`)
    writeFileSync(file, html)
    writeFileSync(`${file}.br`, brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }))
    writeFileSync(`${file}.gz`, gzipSync(html, { level: 6 }))
  }
  const records = RecordsSchema.parse({
    events: Array.from({ length: Math.min(pages, 1000) }, (_, index) => ({
      id: `e${index}`,
      event_id: `e${index}`,
      name: `Event ${index}`,
      description: text(index, 120),
      contributors: [{ entity_id: 'c0' }, { entity_id: 'c1' }],
      venue_id: 'v0',
      start_time: '2026-03-12T10:00:00-05:00',
    })),
    contributors: [0, 1].map((index) => ({
      entity_id: `c${index}`,
      type: 'person',
      name: `Person ${index}`,
      bio: text(index, 80),
    })),
    venues: [{ id: 'v0', name: 'Hall' }],
  })
  const edition = { year: 2026, name: 'Bench', zone: 'America/Chicago' }
  writeFileSync(
    join(dir, 'programme.json'),
    JSON.stringify({
      festival: FestivalSchema.parse({}),
      now: '2026-03-12T09:00:00-05:00',
      landingYear: 2026,
      editions: [{ edition, records }],
    }),
  )
  writeFileSync(join(dir, 'headers.json'), JSON.stringify({ rules: headerRules({}) }))
  return dir
}
