import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExportedPage } from './list-views.ts'

/** What export.ts wrote: pages by template, and every template in every language. */
export interface ExportedSite {
  pages: Record<string, ExportedPage[]>
  templates: Record<string, { go: string; nunjucks: string; javaScript: string }>
}

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'))

export async function readExportedSite(dir: string): Promise<ExportedSite> {
  const templates = (await readJson(join(dir, 'templates.json'))) as ExportedSite['templates']
  const pages: ExportedSite['pages'] = {}
  for (const name of Object.keys(templates)) pages[name] = await readJson(join(dir, `${name}.json`))
  return { pages, templates }
}
