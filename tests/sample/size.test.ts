import { describe, expect, test } from 'vitest'
import { makeSample } from '../../src/data/sample/index.ts'
import { type Records, SnapshotSchema } from '../../src/schema/snapshot.ts'

describe('a sample of 10,000 events', () => {
  const before = process.memoryUsage().heapUsed
  const started = performance.now()
  const sample = makeSample({ events: 10_000 })
  const seconds = (performance.now() - started) / 1000
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6
  const records = sample.snapshot.sources.sample?.records as Records

  test('is made in seconds and in bounded memory', () => {
    expect(seconds).toBeLessThan(20)
    expect(megabytes).toBeLessThan(400)
  })

  test('has the proportions of a very large festival and is as valid as the small one', () => {
    expect(records.events).toHaveLength(10_000)
    expect(records.contributors.length).toBeGreaterThan(5900)
    expect(records.contributors.length).toBeLessThan(6100)
    expect(records.venues.length).toBeGreaterThanOrEqual(395)
    expect(records.venues.length).toBeLessThanOrEqual(405)
    expect(SnapshotSchema.safeParse(sample.snapshot).success).toBe(true)
  })

  test('shares at most 400 pictures', () => {
    expect(sample.pictures.size).toBeLessThanOrEqual(400)
    expect(sample.pictures.size).toBeGreaterThan(300)
  })

  test('repeats no id and few names', () => {
    const { events, contributors } = records
    expect(new Set(events.map(({ id }) => id.toLowerCase())).size).toBe(events.length)
    expect(new Set(contributors.map(({ name }) => name)).size).toBe(contributors.length)
    expect(new Set(events.map(({ name }) => name)).size / events.length).toBeGreaterThan(0.6)
  })
})
