import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type Catalogue, linkEdition } from '../catalogue/catalogue.ts'
import { forTransport, type HeaderRule, headerRules } from '../domain/security-headers.ts'
import { type Festival, FestivalSchema } from '../schema/festival.ts'
import { EditionSchema, type Records } from '../schema/snapshot.ts'
import type { ConversionCount } from './ports/conversions.ts'
import { openProgrammeSearch, type ProgrammeSearch } from './search/programme-search.ts'
import { loadSite } from './static/load-site.ts'
import type { Site } from './static/site.ts'

/** What a build hands to the server: the pages and the programme they were made from, never one without the other. */
export interface Release {
  festival: Festival
  catalogue: Catalogue
  /** The same programme, ready to be searched. */
  search: ProgrammeSearch
  site: Site
  rules: readonly HeaderRule[]
}

/** The release's frame. Its records were parsed when they were imported, so they are not parsed again. */
const ProgrammeSchema = z.object({
  festival: FestivalSchema,
  /** The moment of the build: what was published then is in the pages, so it is what the API knows. */
  now: z.iso.datetime({ offset: true }),
  editions: z.array(z.object({ edition: EditionSchema, records: z.custom<Records>(isRecords) })).min(1),
  landingYear: z.int(),
})
export type Programme = z.input<typeof ProgrammeSchema>

function isRecords(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Array.isArray((value as Partial<Records>).events)
}

/** Names and values that `writeHead` takes (RFC 9110 §5): what it refuses would leave every request without an answer. */
const HeadersSchema = z.object({
  rules: z.array(
    z.object({
      path: z.string().startsWith('/'),
      headers: z.record(z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/), z.string().regex(/^[\t\x20-\x7e]*$/)),
    }),
  ),
})

/**
 * Loads a built release.
 * @param tls whether visitors reach the server by https, through a proxy in front of it.
 * @param popular what searches led to, when results are ranked by it.
 * @throws one line that names the folder and the repair, when there is no release or it is not whole.
 */
export async function loadRelease(
  dir: string,
  { tls, popular = [] }: { tls: boolean; popular?: readonly ConversionCount[] },
): Promise<Release> {
  const programme = read(ProgrammeSchema, await readJson(dir, 'programme.json'), dir, 'programme.json')
  const headers = await readJson(dir, 'headers.json', { optional: true })
  const rules = forTransport(
    headers === undefined ? headerRules({ tls }) : read(HeadersSchema, headers, dir, 'headers.json').rules,
    tls,
  )
  const site = await loadSite(join(dir, 'site'), rules).catch((error: Error) => {
    throw noRelease(dir, error.message)
  })
  const catalogue = toReleaseCatalogue(programme)
  const search = openProgrammeSearch(programme.festival, catalogue, popular)
  return { festival: programme.festival, catalogue, search, site, rules }
}

function toReleaseCatalogue({ festival, now, editions, landingYear }: z.output<typeof ProgrammeSchema>): Catalogue {
  const linked = editions
    .map(({ edition, records }) => linkEdition(edition, records, { festival, now: new Date(now) }))
    .sort((a, b) => b.edition.year - a.edition.year)
  const landing = linked.find(({ edition }) => edition.year === landingYear) ?? linked[0]
  if (!landing) throw new Error('a programme has at least one edition')
  return Object.freeze({ editions: linked, landing })
}

async function readJson(dir: string, name: string, { optional = false } = {}): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(dir, name), 'utf8'))
  } catch (error) {
    if (optional && (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw noRelease(dir, (error as Error).message)
  }
}

function read<Schema extends z.ZodType>(schema: Schema, value: unknown, dir: string, name: string): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw noRelease(dir, `${name}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
}

const noRelease = (dir: string, why: string) =>
  new Error(`There is no release in "${dir}" (${why.replaceAll('\n', ' ')}). Run npm run build first.`)
