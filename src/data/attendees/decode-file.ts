import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { AttendeeError } from './attendee-error.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** The bytes of a file, unpacked when it is gzipped. */
async function openBytes(file: string): Promise<Readable> {
  const handle = await open(file).catch(() => {
    throw new AttendeeError('ATTENDEES_MISSING', file)
  })
  const start = Buffer.alloc(2)
  try {
    await handle.read(start, 0, 2, 0)
  } catch {
    throw new AttendeeError('ATTENDEES_MISSING', file)
  } finally {
    await handle.close()
  }
  const bytes = createReadStream(file)
  if (start[0] !== 0x1f || start[1] !== 0x8b) return bytes
  // An error of either ends the other, and is met where the bytes are read.
  return pipeline(bytes, createGunzip(), () => {})
}

/** Any file that is not UTF-8 from its first byte to its last is what old spreadsheets write. */
export async function findEncoding(file: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isStart = true
  for await (const chunk of await openBytes(file)) {
    const bytes = chunk as Buffer
    if (isStart && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
    if (isStart && bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
    isStart = false
    try {
      decoder.decode(bytes, { stream: true })
    } catch {
      return 'windows-1252'
    }
  }
  return 'utf-8'
}

/** The text of a file, piece by piece, without its byte order mark. */
export async function* readText(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of await openBytes(file)) {
    const text = decoder.decode(chunk as Buffer, { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}
