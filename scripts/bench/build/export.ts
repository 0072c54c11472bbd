import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromeOf, loadSite, toContext } from '../../../src/data/pages/site.ts'
import { eventText } from '../../../src/text/event.ts'
import { peopleText, venueText } from '../../../src/text/people.ts'
import { scheduleText } from '../../../src/text/schedule.ts'
import { shareText, siteText } from '../../../src/text/site.ts'
import { toGoTemplate, toJavaScript, toNunjucks } from './dialects.ts'
import { readFrame, readIcons, readPage } from './frame.ts'
import { listViews, TEMPLATES } from './list-views.ts'
import { prepareView } from './prepare-view.ts'
import { readNodes } from './template.ts'

/**
 * Writes what the contestants build from, out of our views and (for the fixed frame) out of our built pages:
 * `<out>/<template>.json` with addresses and views, `<out>/templates.json` with the template in every language.
 * Run as a child, so that it sees the same environment as our build: `export.ts <site folder> <out folder>`.
 */
const [siteDir = '', out = ''] = process.argv.slice(2)
const texts = {
  event: eventText,
  people: peopleText,
  venue: venueText,
  schedule: scheduleText,
  site: siteText,
  share: shareText,
}

await rm(out, { recursive: true, force: true })
await mkdir(out, { recursive: true })
const site = await loadSite()
const context = toContext(site, site.catalogue.landing)
const views = listViews(context)

const somePeople = await Promise.all(views.contributor.slice(0, 300).map(({ url }) => readPage(siteDir, url)))
const icons = readIcons(somePeople)
const templates: Record<string, { go: string; nunjucks: string; javaScript: string }> = {}
for (const name of TEMPLATES) {
  const pages = views[name]
  const first = pages[0]
  if (!first) continue
  const frame = {
    ...readFrame(await readPage(siteDir, first.url)),
    zone: chromeOf(context).zone,
    icon: icons[peopleText.linkLabels.website] ?? '',
  }
  const nodes = readNodes(name, { texts, frame })
  templates[name] = { go: toGoTemplate(nodes), nunjucks: toNunjucks(nodes), javaScript: toJavaScript(nodes) }
  await writeFile(
    join(out, `${name}.json`),
    JSON.stringify(pages.map(({ url, view }) => ({ url, view: prepareView(view, icons) }))),
  )
}
await writeFile(join(out, 'templates.json'), JSON.stringify(templates))
