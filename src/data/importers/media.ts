import type { Image, Link } from '../../schema/parts.ts'
import type { RecordKind } from '../../schema/snapshot.ts'
import type { FeedNoteCode } from '../../text/import.ts'
import { IMPORTED } from '../../text/import.ts'
import { cleanText, readAddress, type TextFlaw, toPlainName } from '../safe-html.ts'
import type { DraftImage, DraftLink } from './draft.ts'
import type { Notes } from './notes.ts'
import { compact } from './read.ts'

/** The record that notes are about. */
export interface Subject {
  kind: RecordKind
  id: string
  notes: Notes
}

const FLAW_NOTES: Record<TextFlaw, FeedNoteCode> = {
  script: 'FEED_SCRIPT',
  address: 'FEED_BAD_LINK',
  broken: 'FEED_BROKEN_HTML',
}

/** Feed text as safe HTML, with a note of everything that had to go. */
export function toHtml(text: string | undefined, { kind, id, notes }: Subject): string | undefined {
  if (!text) return undefined
  const { html, flaws } = cleanText(text)
  for (const flaw of flaws) notes.add(FLAW_NOTES[flaw], kind, id)
  return html
}

const BARE_HOST = /^(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#]\S*)?$/i
const FILE_NAME = /^[^/]+\.(pdf|html?|php|png|jpe?g|gif|webp|svg|zip|txt|md|pptx?|docx?|odp|odt|key)$/i

/** An address as feeds write it, made whole: a bare host gets https, a path the feed's own site. */
export function toAddress(value: string, base?: string): string | undefined {
  const text = value.trim()
  if (/^[a-z][a-z0-9+.-]*:/i.test(text.replace(/[\t\r\n]/g, '')) && !/^[\w.-]+:\d+(\/|$)/.test(text))
    return readAddress(text)
  if (text.startsWith('//')) return readAddress(`https:${text}`)
  if (BARE_HOST.test(text) && !FILE_NAME.test(text)) return readAddress(`https://${text}`)
  return base && URL.canParse(text, base) ? readAddress(new URL(text, base).href) : undefined
}

/** Links that a reader may follow, each address once; the others are noted. */
export function toLinks(links: readonly DraftLink[] | undefined, { kind, id, notes }: Subject): Link[] {
  const seen = new Set<string>()
  return (links ?? []).flatMap((link) => {
    if (!link.url) return []
    const url = toAddress(link.url)
    if (!url) {
      notes.add('FEED_BAD_LINK', kind, id, link.url)
      return []
    }
    const label = toPlainName(link.label) ?? labelOf(url)
    if (seen.has(url)) return []
    seen.add(url)
    return [compact({ label, value: link.value, url, highlight: link.highlight })]
  })
}

/** What a link is called when the feed does not say: its host. */
const labelOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '') || IMPORTED.link

const isOwnPath = (path: string) => /^\/(?!\/)[^\s<>"\\]*$/.test(path)

/** A picture's address when pages can show it: http(s), or a path of our own. */
export function toPicture(url: string | undefined, { kind, id, notes }: Subject): string | undefined {
  if (!url) return undefined
  const address = isOwnPath(url) ? url : toAddress(url)
  if (address && /^(https?:\/\/|\/)/.test(address)) return address
  notes.add('FEED_BAD_PICTURE', kind, id, url)
  return undefined
}

export function toImage(image: DraftImage | undefined, subject: Subject): Image | undefined {
  const url = toPicture(image?.url, subject)
  if (!image || !url) return undefined
  const size = (pixels?: number) => (Number.isInteger(pixels) && (pixels as number) > 0 ? pixels : undefined)
  return compact({
    url,
    alt_text: toPlainName(image.alt_text),
    credit: toPlainName(image.credit),
    width: size(image.width),
    height: size(image.height),
  })
}
