import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ExportedSite, readExportedSite } from './exported-site.ts'
import { readRelease } from './list-pages.ts'

/**
 * The plain script, in a process of its own: `plain.ts <write | render> <from> <out>`. `write` has our pages in memory
 * and is timed while it writes them; `render` reads the exported views, fills template strings, and is timed whole.
 */
const [mode = '', from = '', out = ''] = process.argv.slice(2)

function write(pages: Iterable<readonly [file: string, html: string | Buffer]>): void {
  const folders = new Set<string>()
  for (const [file, html] of pages) {
    const target = join(out, file)
    const folder = dirname(target)
    if (!folders.has(folder)) {
      folders.add(folder)
      mkdirSync(folder, { recursive: true })
    }
    writeFileSync(target, html)
  }
}

function* render({ pages, templates }: ExportedSite): Generator<readonly [string, string]> {
  for (const [name, list] of Object.entries(pages)) {
    const draw = new Function('view', templates[name]?.javaScript ?? '') as (view: unknown) => string
    for (const { url, view } of list) yield [`${url}.html`, draw(view)]
  }
}

if (mode === 'write') {
  const pages = readRelease(from).map(
    (url) => [`${url}.html`, readFileSync(join(from, 'site', `${url}.html`))] as const,
  )
  const started = performance.now()
  write(pages)
  console.log((performance.now() - started) / 1000)
} else {
  write(render(await readExportedSite(from)))
  console.log(performance.now() / 1000)
}
