import type { Notes } from '../importers/notes.ts'
import type { RawFeed } from './read-file.ts'

/** The character set that an XML feed names in its first line. */
const declaredIn = (bytes: Uint8Array): string | undefined =>
  /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.[1]

function decodeAs(charset: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A feed's text: in UTF-8 as nearly all are, else in what it names, else in the old western character set. */
export function toText({ name, bytes, charset }: RawFeed, notes: Notes): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const text = decodeAs('utf-8', bytes)
  if (text !== undefined) return text
  for (const named of [declaredIn(bytes), charset]) {
    const told = named && !/^utf-?8$/i.test(named) ? decodeAs(named, bytes) : undefined
    if (told !== undefined) return told
  }
  notes.add('FEED_ENCODING', 'files', name)
  return new TextDecoder('windows-1252').decode(bytes)
}
