import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { npm } from '../../setup/run.mjs'
import type { ExportedSite } from './exported-site.ts'
import { measure } from './measure.ts'

/** The newest version whose packages can all be installed. */
const VERSION = '3.1.2'

const command = (home: string) => join(home, 'node_modules/@11ty/eleventy/cmd.cjs')

/** Installs Eleventy beside the benchmark's data, once. It is no package of ours. */
export async function ensureEleventy(home: string): Promise<boolean> {
  if (existsSync(command(home))) return true
  await mkdir(home, { recursive: true })
  await writeFile(join(home, 'package.json'), JSON.stringify({ private: true, type: 'commonjs' }))
  npm(['install', '--no-save', '--no-audit', '--no-fund', `@11ty/eleventy@${VERSION}`], { cwd: home, quiet: true })
  return existsSync(command(home))
}

/**
 * One Nunjucks template a kind, which pages through a global data file, one record a page. Untimed. The template is an
 * include: Eleventy compiles a page's own template anew for every page (four times the time), an include once.
 */
export async function prepareEleventy(dir: string, { pages, templates }: ExportedSite): Promise<void> {
  await rm(dir, { recursive: true, force: true })
  for (const folder of ['_data', '_includes']) await mkdir(join(dir, folder), { recursive: true })
  for (const [name, list] of Object.entries(pages)) {
    await writeFile(join(dir, '_data', `${name}pages.json`), JSON.stringify(list))
    await writeFile(join(dir, '_includes', `${name}.njk`), templates[name]?.nunjucks ?? '')
    const front = `{ pagination: { data: '${name}pages', size: 1, alias: 'item' }, permalink: ({ item }) => item.url + '.html' }`
    await writeFile(join(dir, `${name}.njk`), `---js\n${front}\n---\n{% include "${name}.njk" %}`)
  }
}

export async function runEleventy(home: string, dir: string, out: string) {
  await rm(out, { recursive: true, force: true })
  // A site of 40,000 pages asks for more than Node's default heap on small machines.
  const env = { ...process.env, NODE_OPTIONS: '--max-old-space-size=4096' }
  return measure(process.execPath, [command(home), `--input=${dir}`, `--output=${out}`, '--quiet'], { cwd: home, env })
}
