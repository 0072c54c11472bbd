import { join } from 'node:path'
import { postgresStores } from './adapters/postgres/stores.ts'
import { sqliteStores } from './adapters/sqlite/stores.ts'
import { buildApp } from './app.ts'
import { RANKED_CONVERSIONS, RATES, SHUTDOWN_MS } from './limits.ts'
import type { ConversionCount } from './ports/conversions.ts'
import type { Stores } from './ports/stores.ts'
import { openRates } from './rates.ts'
import { loadRelease } from './release.ts'
import { loadProducts, type ProductSources, readSecrets } from './sign-in/products.ts'
import { demoOf } from './sign-in/settings.ts'

export interface ServerSettings {
  port: number
  host: string
  /** The folder of the release to show. */
  release: string
  /** The folder of what the server itself keeps: searches, conversions. */
  data: string
  /** The address of a PostgreSQL database that keeps it instead, for all processes that name it. */
  database?: string | undefined
  /** True when what searches led to moves results up a little (ROWS D07). */
  ranksByConversions: boolean
  /** The moment at which the server's clock starts, for rehearsals and tests; else it is the machine's. */
  clock: Date | undefined
  /** True when a proxy in front of this server speaks https to visitors. */
  tls: boolean
  /** Login products beside those of the festival's configuration, and their secrets. */
  products: ProductSources
  /** True when the demo login may stand in for a missing product on any address (ROWS D05). */
  forcesDemo: boolean
  /** The header that a proxy writes the visitor's address into; without one the connection's own counts. */
  addressHeader: string | undefined
}

/** The only place of the server that reads the environment. */
export function readSettings(env: Record<string, string | undefined>): ServerSettings {
  const port = Number(env.PORT ?? 4321)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is "${env.PORT}", not a port number.`)
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    release: env.MARQUEE_RELEASE ?? 'dist',
    data: env.MARQUEE_DATA ?? '.marquee/data',
    database: env.DATABASE_URL || undefined,
    ranksByConversions: env.MARQUEE_RANK_BY_CONVERSIONS === '1',
    clock: readClock(env.MARQUEE_CLOCK),
    tls: env.MARQUEE_TLS === '1',
    products: { file: env.MARQUEE_AUTH, secrets: readSecrets(env) },
    forcesDemo: env.MARQUEE_DEMO_LOGIN === '1',
    addressHeader: env.MARQUEE_ADDRESS_HEADER?.toLowerCase() || undefined,
  }
}

/** @throws one line when the moment cannot be read. */
function readClock(text: string | undefined): Date | undefined {
  if (!text) return undefined
  const start = new Date(text)
  if (Number.isNaN(start.getTime()))
    throw new Error(`MARQUEE_CLOCK is "${text}": write a moment such as 2026-03-07T15:00:00Z.`)
  return start
}

/** A clock that starts at a moment, or the machine's. */
function toClock(start: Date | undefined): () => Date {
  const ahead = start ? start.getTime() - Date.now() : 0
  return () => new Date(Date.now() + ahead)
}

/**
 * Loads the release, listens, says where, and ends in good order on SIGTERM or SIGINT.
 * @throws one line that says what is missing and what to do.
 */
export async function serve(settings: ServerSettings): Promise<{ close: () => Promise<void> }> {
  const { port, host, tls } = settings
  const stores = await openStores(settings)
  await openNow(stores)
  const popular = settings.ranksByConversions ? await readPopular(stores) : []
  const release = await loadRelease(settings.release, { tls, popular })
  const products = await loadProducts(release.festival.products, settings.products)
  const clock = toClock(settings.clock)
  const app = await buildApp({
    release,
    stores,
    clock,
    countCall: openRates(RATES, clock, settings.addressHeader),
    signIn: { products, demo: demoOf(products, { host, forced: settings.forcesDemo }), tls },
  })
  const url = await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new Error(`Port ${port} is taken. Choose another one with PORT or --port.`)
    throw error
  })
  console.log(`Marquee is at ${url}`)

  const stop = () => {
    // A request that never ends must not keep the process, and a second signal must not wait for it.
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1))
    void app.close()
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
  return { close: () => app.close() }
}

/** Where this server keeps what it keeps; both open when they are first needed, and again after they were away. */
export const openStores = async ({ data, database }: Pick<ServerSettings, 'data' | 'database'>): Promise<Stores> =>
  database ? postgresStores(database) : sqliteStores(join(data, 'marquee.db'))

/** Makes the tables before the first visitor comes. A store that is away costs nothing but a line: it is tried again. */
const openNow = (stores: Stores): Promise<unknown> =>
  stores.attendees.revision().catch((error: Error) => console.error(error.message))

/** What searches led to most often. A store that is down costs the ranking, not the start. */
const readPopular = (stores: Stores): Promise<ConversionCount[]> =>
  stores.conversions.byItem(RANKED_CONVERSIONS).catch((error: Error) => {
    console.error(`Results are not ranked by what searches led to: ${error.message}`)
    return []
  })
