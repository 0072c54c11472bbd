import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { type Festival, FestivalSchema } from '../schema/festival.ts'

/** The sample's own identity, used while the sample is what the site shows, and by the tests. */
export const SAMPLE_FESTIVAL = 'src/data/sample/festival.config.ts'

/**
 * The festival's identity: `MARQUEE_FESTIVAL` when it is set, else `festival.config.ts`, else (for the sample) the
 * sample's own. `MARQUEE_SITE_URL` wins over the configured address.
 * @throws with every wrong field named.
 */
export async function loadFestival(isSample: boolean): Promise<Festival> {
  const name = process.env.MARQUEE_FESTIVAL ?? (isSample ? SAMPLE_FESTIVAL : 'festival.config.ts')
  const file = resolve(name)
  if (!existsSync(file)) throw new Error(`${name} does not exist. Set MARQUEE_FESTIVAL to a festival.config.ts.`)
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default?: unknown }
  const parsed = FestivalSchema.safeParse(module.default ?? {})
  if (!parsed.success) throw new Error(`${name} is not a valid festival:\n${z.prettifyError(parsed.error)}`)
  const siteUrl = (process.env.MARQUEE_SITE_URL ?? parsed.data.siteUrl)?.replace(/\/+$/, '')
  return { ...parsed.data, ...(siteUrl && { siteUrl }) }
}
