import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { toCatalogue } from '../../../src/catalogue/catalogue.ts'
import { loadSnapshots } from '../../../src/catalogue/load-snapshots.ts'
import { runImport } from '../../../src/data/import/run-import.ts'
import { toPlainText } from '../../../src/domain/plain-text.ts'
import { FestivalSchema } from '../../../src/schema/festival.ts'
import { toDocuments } from '../../../src/search/documents.ts'
import type { SearchDocument } from '../../../src/search/types.ts'

/** Where real programmes may lie, beside this checkout; nothing of them is part of the project. */
export const DATASETS = [resolve('../shared/datasets'), resolve('../../shared/datasets')].find((dir) => existsSync(dir))

const read = (path: string) => readFileSync(join(DATASETS ?? '', path), 'utf8')
/** The value of a script that assigns one: `var program = [...]`. */
const readScript = (path: string): unknown => {
  const text = read(path)
  return JSON.parse(text.slice(text.search(/[[{]/), Math.max(text.lastIndexOf(']'), text.lastIndexOf('}')) + 1))
}

async function imported(name: string): Promise<SearchDocument[]> {
  const dir = mkdtempSync(join(tmpdir(), 'marquee-search-'))
  try {
    const festival = FestivalSchema.parse({})
    const feeds = [join(DATASETS ?? '', name)]
    await runImport({
      dir,
      festival,
      options: { feeds, source: 'programme', name, acceptShrink: false, dryRun: false },
    })
    return toDocuments(toCatalogue(loadSnapshots(dir), { festival, now: new Date('2026-11-01') }))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

interface Performer {
  name: string
  desc: string
  country?: string
}

interface Doc {
  id: number
  title: { en: string; fi: string }
  director?: string
  description: { en: string }
  screenings: { venue: string }[]
}

interface Talk {
  id: string
  title: string
  tags: string[]
  loc: string[]
  desc: string
  people: { name: string }[]
}

interface Happening {
  name: string
  description?: string
  location?: { name?: string; address?: { streetAddress?: string } }
  organizer?: { name?: string }
  keywords?: string[]
}

/** Real programmes as documents. Ids are the feed's, or the place in its list where it has none that is stable. */
const READERS: Record<string, () => SearchDocument[] | Promise<SearchDocument[]>> = {
  'fosdem-2026': () => imported('fosdem-2026'),
  'sxsw-2026-one-day': () => imported('sxsw-2026-one-day'),
  'sziget-2018': () =>
    Object.entries(
      (readScript('sziget-2018/sziget-blob.js') as { performers: Record<string, Performer> }).performers,
    ).map(([id, { name, desc, country }]) => ({
      id,
      model: 'artist',
      name,
      texts: { place: country ? [country] : [], text: [toPlainText(desc)] },
    })),
  'docpoint-2026': () =>
    (JSON.parse(read('docpoint-2026/docpoint2026.json')) as Doc[]).map(
      ({ id, title, director, description, screenings }) => ({
        id: String(id),
        model: 'film',
        name: title.en,
        texts: {
          people: director ? [director] : [],
          place: [...new Set(screenings.map(({ venue }) => venue))],
          words: title.fi === title.en ? [] : [title.fi],
          text: [description.en],
        },
      }),
    ),
  'gencon-2026-vendors': () =>
    (
      JSON.parse(read('gencon-2026-vendors/vendors.json')) as {
        vendors: { id: string; name: string; booths: string[] }[]
      }
    ).vendors.map(({ id, name, booths }) => ({ id, model: 'exhibitor', name, texts: { place: booths } })),
  'copernicon-2024': () =>
    (readScript('copernicon-2024/program.js') as Talk[]).map(({ id, title, tags, loc, desc, people }) => ({
      id,
      model: 'event',
      name: toPlainText(title) || '?',
      texts: { people: people.map(({ name }) => name), place: loc, words: tags, text: [toPlainText(desc)] },
    })),
  'toronto-festivals': () =>
    (JSON.parse(read('toronto-festivals/all.jsonld')) as Happening[]).map((event, place) => ({
      id: String(place),
      model: 'event',
      name: event.name,
      texts: {
        people: event.organizer?.name ? [event.organizer.name] : [],
        place: [event.location?.name, event.location?.address?.streetAddress].filter((text) => text !== undefined),
        words: event.keywords ?? [],
        text: [toPlainText(event.description ?? '')],
      },
    })),
}

/** The real programmes that this machine has, by name; none where the folder is missing. */
export async function loadRealSets(): Promise<Map<string, SearchDocument[]>> {
  const sets = new Map<string, SearchDocument[]>()
  if (!DATASETS) return sets
  for (const [name, load] of Object.entries(READERS)) sets.set(name, await load())
  return sets
}
