import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toFile } from '../../../src/data/release/page-file.ts'

/** What a contestant's template prints from the view itself; everything else in the head is fixed. */
const OWN_HEAD = [
  /<title>[\s\S]*?<\/title>/,
  /<meta name="(description|robots|twitter:card)"[^>]*>/g,
  /<meta property="og:[^>]*>/g,
  /<link rel="canonical"[^>]*>/,
  /<script type="application\/ld\+json"[\s\S]*?<\/script>/,
]

/** The fixed parts of our pages of one kind: doctype, style sheet, scripts, header, footer. */
export function readFrame(html: string): Record<string, string> {
  const [, start = '', head = '', before = '', main = '', after = ''] =
    /^([\s\S]*?<head>)([\s\S]*?)<\/head>([\s\S]*?<main[^>]*>)([\s\S]*)(<\/main>[\s\S]*)$/.exec(html) ?? []
  if (!after) throw new Error('Our page has no <head> or <main>: scripts/bench/build/frame.ts must follow the layout.')
  return {
    start,
    head: OWN_HEAD.reduce((rest, own) => rest.replace(own, ''), head),
    before,
    after,
    second: /<link rel="stylesheet"[^>]*>/.exec(main)?.[0] ?? '',
  }
}

/** The drawings beside links, by the words of the link. */
export function readIcons(pages: readonly string[]): Record<string, string> {
  const icons: Record<string, string> = {}
  for (const html of pages) {
    for (const [, icon = '', label = ''] of html.matchAll(/(<svg(?:(?!<\/svg>).)*<\/svg>)([^<]+)<\/a>/g)) {
      icons[label] ??= icon
    }
  }
  return icons
}

export const readPage = (siteDir: string, url: string): Promise<string> => readFile(join(siteDir, toFile(url)), 'utf8')
