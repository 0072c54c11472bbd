import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromeOf, loadSite, toContext } from '../../../src/data/pages/site.ts'
import { peopleText } from '../../../src/text/people.ts'
import { toGoTemplate, toJavaScript, toNunjucks } from './dialects.ts'
import { readFrame, readIcons, readPage } from './frame.ts'
import { listViews } from './list-views.ts'
import { prepareView } from './prepare-view.ts'
import { readNodes, templateFile } from './template.ts'
import { TEXTS } from './texts.ts'
import { UNCOMPARED } from './uncompared.ts'

/**
 * Writes what the contestants build from, out of our views and (for the fixed frame) out of our built pages:
 * `<out>/<kind>.json` with addresses and views, `<out>/templates.json` with each kind's template in every language.
 * Run as a child, so that it sees the same environment as our build: `export.ts <site folder> <out folder>`.
 */
const [siteDir = '', out = ''] = process.argv.slice(2)
await rm(out, { recursive: true, force: true })
await mkdir(out, { recursive: true })

const site = await loadSite()
const { zone } = chromeOf(toContext(site, site.catalogue.landing))
const views = await listViews()
const people = [...(views.get('artist') ?? []).slice(0, 200), ...(views.get('contributor') ?? []).slice(0, 200)]
const icons = readIcons(await Promise.all(people.map(({ url }) => readPage(siteDir, url))))
const icon = icons[peopleText.linkLabels.website] ?? ''

const templates: Record<string, { go: string; nunjucks: string; javaScript: string }> = {}
for (const [words, pages] of views) {
  const kind = words.replaceAll(' ', '-')
  const [first] = pages
  if (!first || UNCOMPARED.has(words)) continue
  if (!existsSync(templateFile(kind))) throw new Error(`Pages of the kind "${kind}" have no ${templateFile(kind)} yet.`)
  const frame = { ...readFrame(await readPage(siteDir, first.url)), zone, icon }
  const nodes = readNodes(kind, { texts: TEXTS, frame })
  templates[kind] = { go: toGoTemplate(nodes), nunjucks: toNunjucks(nodes), javaScript: toJavaScript(nodes) }
  const prepared = pages.map(({ url, view }) => ({ url, view: prepareView(view, icons) }))
  await writeFile(join(out, `${kind}.json`), JSON.stringify(prepared))
}
await writeFile(join(out, 'templates.json'), JSON.stringify(templates))
// Vite would listen on, and complains when it is closed so early.
process.exit(0)
