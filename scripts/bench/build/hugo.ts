import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { run, starts } from '../../setup/run.mjs'
import type { ExportedSite } from './exported-site.ts'
import type { ExportedPage } from './list-views.ts'
import { measure } from './measure.ts'

/** Whether Hugo is here, or can be fetched as Debian's package, which needs root. */
export function ensureHugo(): boolean {
  const hasHugo = () => run('hugo', ['version'], { quiet: true }).ok
  if (hasHugo()) return true
  if (process.getuid?.() !== 0 || !starts('apt-get')) return false
  run('apt-get', ['install', '-y', 'hugo'], { quiet: true })
  return hasHugo()
}

const CONFIG = {
  baseURL: 'http://localhost:4321/',
  disableKinds: ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', 'robotsTXT', '404'],
  uglyURLs: true,
  disablePathToLower: true,
  timeout: '300s',
}

/** Hugo 0.111 knows no pages made from data, so each page is a content file whose front matter is the view. Untimed. */
export async function prepareHugo(dir: string, { pages, templates }: ExportedSite): Promise<void> {
  await rm(dir, { recursive: true, force: true })
  const write = async (name: string, text: string) => {
    const file = join(dir, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await write('config.json', JSON.stringify(CONFIG))
  for (const [name, list] of Object.entries(pages)) {
    await write(`layouts/${name}/single.html`, templates[name]?.go ?? '')
    for (const [index, page] of list.entries()) await write(`content/${name}/${index}.html`, toContent(name, page))
  }
}

const toContent = (type: string, { url, view }: ExportedPage) =>
  `${JSON.stringify({ type, url: `${url}.html`, view })}\n`

export async function runHugo(dir: string, out: string) {
  await rm(out, { recursive: true, force: true })
  return measure('hugo', ['--quiet', '--source', dir, '--destination', out])
}
