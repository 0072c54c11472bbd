import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Attendee } from '../../../src/schema/people.ts'
import { startPeopleWorker } from '../../../src/server/directory/people-worker.ts'
import { median, quantile } from './measure.ts'
import { inventPeople } from './people.ts'
import { toQueries } from './queries.ts'

/** What the directory may cost with 300,000 people in it: our own bars, for the specification names none. */
const BARS = { seconds: 30, memoryMb: 600, medianMs: 10, p99Ms: 60, longestStopMs: 100 }

const PAGE = 200
const COUNTRIES = 'Norway Chile Japan Kenya Canada India Brazil France Ghana Peru'.split(' ')
const BADGES = ['Platinum', 'Innovation', 'Film & TV', 'Music', 'EDU']

function* inventAttendees(count: number): Generator<Attendee> {
  let number = 0
  for (const { id, name, texts = {}, facets = {} } of inventPeople(count)) {
    const [title = '', company = ''] = texts.words ?? []
    number += 1
    yield {
      uid: id,
      name,
      title,
      company,
      hometown: texts.place?.[0] ?? '',
      industry: facets.industry?.[0] ?? '',
      country: COUNTRIES[number % COUNTRIES.length] ?? '',
      badge_type: BADGES[number % BADGES.length] ?? '',
      image_url: `https://photos.example.org/${id}.jpg`,
    }
  }
}

async function* inPages(count: number): AsyncGenerator<Attendee[]> {
  let page: Attendee[] = []
  for (const person of inventAttendees(count)) {
    page.push(person)
    if (page.length < PAGE) continue
    yield page
    page = []
    // As a store's next page would come.
    await new Promise((resolve) => setImmediate(resolve))
  }
  if (page.length > 0) yield page
}

const short = (value: number) => Number(value.toPrecision(3))

/** The whole directory as the server has it: its thread, its cards, its counts; asked from outside. */
export async function measureDirectory(
  count: number,
  print: (figure: string, values: Record<string, unknown>, ok?: boolean) => void,
): Promise<void> {
  const before = process.memoryUsage().rss
  const stops = monitorEventLoopDelay({ resolution: 5 })
  stops.enable()
  const start = performance.now()
  const people = await startPeopleWorker(inPages(count), { locale: 'en-US' })
  const seconds = (performance.now() - start) / 1000
  stops.disable()
  const longest = stops.max / 1e6
  const memory = (process.memoryUsage().rss - before) / 1e6
  print(
    'directory_build',
    {
      people: people.size,
      seconds: short(seconds),
      memory_mb: short(memory),
      longest_stop_of_the_server_ms: short(longest),
      bars: { seconds: BARS.seconds, memory_mb: BARS.memoryMb, longest_stop_ms: BARS.longestStopMs },
    },
    seconds <= BARS.seconds && memory <= BARS.memoryMb && longest <= BARS.longestStopMs,
  )
  const some = [...inventPeople(Math.min(count, 20_000))]
  const terms: Record<string, string[]> = {
    ...toQueries(some, 120),
    everybody: [''],
    words: ['producer', 'film health'],
  }
  for (const [kind, queries] of Object.entries(terms)) {
    const spent: number[] = []
    for (let round = 0; round < 5; round += 1) {
      for (const term of queries) {
        const filters = kind === 'everybody' ? [{ field: 'country', values: ['Norway', 'Chile'] }] : []
        const asked = performance.now()
        await people.ask('search', { term, filters, from: 0, size: 120 })
        if (round > 0) spent.push(performance.now() - asked)
      }
    }
    const [middle, worst] = [median(spent), quantile(spent, 0.99)]
    print(
      `directory_${kind}`,
      {
        people: people.size,
        queries: queries.length,
        median_ms: short(middle),
        p99_ms: short(worst),
        bars: { median_ms: BARS.medianMs, p99_ms: BARS.p99Ms },
      },
      middle <= BARS.medianMs && worst <= BARS.p99Ms,
    )
  }
  await people.close()
}
