import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { getViteConfig } from 'astro/config'
import { createServer } from 'vite'
import { manifestPages } from '../../../src/data/pages/manifest.ts'

export interface ExportedPage {
  url: string
  view: unknown
}

interface Route {
  getStaticPaths?: () => Promise<{ props: { view: unknown } }[]>
}

/**
 * Every page that a build of ours renders, by kind, asked of the routes themselves. A route records its pages in the
 * manifest in the order in which it lists them, which gives each view its address and kind. Vite goes on listening:
 * the caller ends the process.
 */
export async function listViews(): Promise<Map<string, ExportedPage[]>> {
  // As in a build: addresses with their year only.
  process.env.NODE_ENV = 'production'
  const config = await getViteConfig(
    { server: { middlewareMode: true } },
    { logLevel: 'error' },
  )({
    mode: 'production',
    command: 'serve',
  })
  const vite = await createServer({ ...config, appType: 'custom' })
  const byKind = new Map<string, ExportedPage[]>()
  const manifest = manifestPages()
  for (const file of await readdir('src/pages', { recursive: true })) {
    // Error pages are in no manifest: hosts send them, nobody visits them.
    if (!file.endsWith('.astro') || /(404|500)\.astro$|^errors/.test(file)) continue
    const route = (await vite.ssrLoadModule(`/${join('src/pages', file)}`)) as Route
    const known = manifest.size
    const paths = (await route.getStaticPaths?.()) ?? []
    const pages = [...manifest.values()].slice(known)
    if (pages.length !== paths.length) throw new Error(`${file} lists other pages than it records in the manifest.`)
    for (const [index, { url, kind }] of pages.entries()) {
      const list = byKind.get(kind) ?? []
      list.push({ url, view: paths[index]?.props.view })
      byKind.set(kind, list)
    }
  }
  return byKind
}
