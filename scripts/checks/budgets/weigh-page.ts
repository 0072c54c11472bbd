import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { toPlainText } from '../../../src/domain/plain-text.ts'

/** What a page costs a visitor before the first click, without content pictures. Sizes are bytes. */
export interface PageWeight {
  htmlGzip: number
  /**
   * What the record itself says inside `<main>`, compressed by itself: its words, and the addresses, alternative texts
   * and times that it names. No shell can save that.
   */
  ownTextGzip: number
  /** Scripts that load by themselves, inline ones and static imports included, Brotli. */
  script: number
  /** HTML, style sheets, those scripts (all Brotli) and preloaded fonts. */
  beforeInteraction: number
  /** Style sheets and classic scripts that the first paint waits for. */
  renderBlocking: number
}

const sizes = new Map<string, number>()

const gzip = (text: string): number => gzipSync(text, { level: 9 }).length

/** Inline scripts are the same on many pages. */
const inlineSizes = new Map<string, number>()

function inlineSize(code: string): number {
  const size = inlineSizes.get(code) ?? (code === '' ? 0 : brotliCompressSync(code).length)
  inlineSizes.set(code, size)
  return size
}

/** The size of a file of the site on the wire: its `.br` copy, else itself. */
function wireSize(site: string, path: string): number {
  const file = join(site, path.replace(/[?#].*$/, ''))
  let size = sizes.get(file)
  if (size === undefined) {
    if (!existsSync(file)) throw new Error(`${path} is not in the release, but a page loads it.`)
    size = statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
    sizes.set(file, size)
  }
  return size
}

/** A module and everything that it imports statically, by path. */
function moduleGraph(site: string, path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known
  known.add(path)
  const code = readFileSync(join(site, path), 'utf8')
  for (const [, specifier] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g)) {
    if (specifier) moduleGraph(site, posix.join(posix.dirname(path), specifier), known)
  }
  return known
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined)

/** What an inline script imports without being asked. */
export const importedBy = (code: string): string[] =>
  [...code.matchAll(/\bimport\("(\/[^"]+)"\)/g)].map(([, address = '']) => address)

const isOwn = (path: string | undefined): path is string => path?.startsWith('/') === true && !path.startsWith('//')

function ownText(main: string): string {
  const named = [...main.matchAll(/\s(?:href|src|alt|datetime)="([^"]*)"/gi)].map(([, value]) => value)
  return [toPlainText(main), ...named].join(' ').trim()
}

/** Weighs the page of a site that lies at `path`, such as `/2026.html`. */
export function weighPage(site: string, path: string): PageWeight {
  const file = join(site, path)
  const html = readFileSync(file, 'utf8')
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag)
  const scripts = [...html.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/g)].map(([, tag = '', code = '']) => ({
    tag,
    code,
    type: attribute(tag, 'type'),
    src: attribute(tag, 'src'),
  }))
  const running = scripts.filter(({ type }) => type === undefined || type === 'module' || type === 'text/javascript')
  const sheets = links.filter((tag) => attribute(tag, 'rel') === 'stylesheet')
  const preloads = links.filter((tag) => attribute(tag, 'rel') === 'preload' && attribute(tag, 'as') === 'font')

  const inline = running.filter(({ src }) => src === undefined).map(({ code }) => code)
  const modules = new Set<string>()
  for (const source of [
    ...running.map(({ src }) => src),
    ...inline.flatMap(importedBy),
    ...links.filter((tag) => attribute(tag, 'rel') === 'modulepreload').map((tag) => attribute(tag, 'href')),
  ]) {
    if (isOwn(source)) moduleGraph(site, source, modules)
  }
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const external = sum([...modules].map((module) => wireSize(site, module)))
  const hrefs = [...sheets, ...preloads].map((tag) => attribute(tag, 'href')).filter(isOwn)
  const bodyAt = /<body\b/.exec(html)?.index ?? html.length
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''

  return {
    htmlGzip: existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzip(html),
    ownTextGzip: gzip(ownText(main)),
    script: external + inlineSize(inline.join('\n')),
    // Inline scripts are in the HTML.
    beforeInteraction: wireSize(site, path) + external + sum(hrefs.map((href) => wireSize(site, href))),
    // A sheet in the body holds back only what follows it (HTML §4.2.4.3); the browser test asks Chromium about it.
    renderBlocking:
      sheets.filter((tag) => html.indexOf(tag) < bodyAt).filter((tag) => !/\smedia=["']?print/.test(tag)).length +
      running.filter(({ tag, src, type }) => src && type !== 'module' && !/\s(async|defer)\b/.test(tag)).length,
  }
}
