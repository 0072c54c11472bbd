import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Snapshot } from '../../schema/snapshot.ts'
import { type AttendeeRow, makeAttendees } from './attendees.ts'
import { addAwkward } from './awkward.ts'
import { buildContributors } from './contributors.ts'
import { buildEvents } from './events.ts'
import festival from './festival.config.ts'
import { buildFilms } from './films.ts'
import { buildListings } from './listings.ts'
import { Gallery } from './pictures/gallery.ts'
import { DEFAULT_EVENTS, DEFAULT_SEED, FIRST_DAY, LAST_DAY, toSize, YEAR } from './size.ts'
import { buildVenues } from './venues.ts'
import { Slugs } from './words/write.ts'

export interface SampleOptions {
  /** How many events, awkward ones included; at least `MIN_EVENTS`. */
  events?: number | undefined
  /** Another number makes another festival of the same kind. */
  seed?: number | undefined
}

export interface Sample {
  snapshot: Snapshot
  /** SVG by file name. */
  pictures: ReadonlyMap<string, string>
  /** The people of the directory; they are in a file of their own, and never in the programme. */
  attendees: AttendeeRow[]
}

/** Beside the programme: what `npm run attendees -- import` reads. */
export const ATTENDEES_FILE = 'attendees.ndjson'

/** Below this there would be nothing but awkward events. */
export const MIN_EVENTS = 50

/** The made-up festival, the same for the same options on every machine. */
export function makeSample({ events = DEFAULT_EVENTS, seed = DEFAULT_SEED }: SampleOptions = {}): Sample {
  if (!Number.isInteger(events) || events < MIN_EVENTS) {
    throw new Error(`A sample needs a whole number of at least ${MIN_EVENTS} events, not ${events}.`)
  }
  const size = toSize(events)
  const gallery = new Gallery(seed, size.sharesPictures)
  // Artists, persons, films and companies share one namespace: a favourite calls all of them "entity".
  const slugs = new Slugs('entity')
  const town = buildVenues(size, seed, gallery)
  const contributors = buildContributors(size, seed, slugs, gallery)
  const films = buildFilms(
    size,
    seed,
    contributors.filter(({ type }) => type === 'person'),
    slugs,
    gallery,
  )
  const listings = buildListings(size, seed, slugs, gallery)
  const cast = { contributors, films, listings, town }
  const awkward = addAwkward({ events: [], contributors, films, ...listings, venues: town.venues }, town, gallery)
  const ordinary = buildEvents(events - awkward.events.length, seed, cast, awkward.events, gallery)
  const records = { ...awkward, events: [...ordinary, ...awkward.events] }
  return {
    snapshot: {
      version: 1,
      sample: true,
      edition: {
        year: YEAR,
        name: `${festival.name} ${YEAR}`,
        tagline: festival.tagline,
        place: festival.place,
        zone: festival.zone,
        zone_suffix: festival.zoneSuffix,
        start_date: FIRST_DAY,
        end_date: LAST_DAY,
      },
      sources: {
        sample: {
          importer: 'sample',
          from: [`${events} events, seed ${seed}`],
          digest: `sample-${events}-${seed}`,
          records,
        },
      },
    },
    pictures: gallery.pictures,
    attendees: makeAttendees(records, seed),
  }
}

/**
 * Writes a sample as a programme folder: `<dir>/2026/snapshot.json`, `<dir>/pictures/` and `<dir>/attendees.ndjson`. It is made beside the folder
 * and takes its place at the end, so a reader finds the old sample or the new one, never half of one.
 */
export function writeSample(dir: string, options: SampleOptions = {}): Sample {
  const sample = makeSample(options)
  const name = randomUUID()
  const fresh = `${dir}.${name}.new`
  const old = `${dir}.${name}.old`
  mkdirSync(dirname(dir), { recursive: true })
  mkdirSync(join(fresh, String(YEAR)), { recursive: true })
  mkdirSync(join(fresh, 'pictures'))
  for (const [file, svg] of sample.pictures) writeFileSync(join(fresh, 'pictures', file), svg)
  writeFileSync(join(fresh, String(YEAR), 'snapshot.json'), `${JSON.stringify(sample.snapshot)}\n`)
  writeFileSync(join(fresh, ATTENDEES_FILE), sample.attendees.map((row) => `${JSON.stringify(row)}\n`).join(''))
  try {
    renameSync(dir, old)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  renameSync(fresh, dir)
  rmSync(old, { recursive: true, force: true })
  return sample
}
