import { type ByteReader, ByteWriter, checksum } from './bytes.ts'

/*
 * An index as bytes: `MQSI`, the version, the length and the checksum of what follows; then documents, facets, words.
 * The version changes with the analysis too: an index and a query that fold differently would miss each other.
 */
const MAGIC = 0x4953514d
export const INDEX_VERSION = 1
export const HEADER_LENGTH = 16

/** A posting is `document << MASK_BITS | mask`: a bit a field, then three about the name. */
export const MASK_BITS = 8
export const MASK = (1 << MASK_BITS) - 1
export const NAME_BIT = 1
/** In the name, but written apart: AC/DC as `acdc`. */
export const JOINED_BIT = 1 << 5
/** The first letters of the name's words. */
export const INITIALS_BIT = 1 << 6

/** The first word of the name, articles not counted. */
export const FIRST_BIT = 1 << 7

/** Puts the header before the body. */
export function seal(body: Uint8Array): Uint8Array {
  const whole = new Uint8Array(HEADER_LENGTH + body.length)
  const view = new DataView(whole.buffer)
  view.setUint32(0, MAGIC, true)
  view.setUint32(4, INDEX_VERSION, true)
  view.setUint32(8, body.length, true)
  view.setUint32(12, checksum(body), true)
  whole.set(body, HEADER_LENGTH)
  return whole
}

/** @throws when the bytes are not a whole index of this version. */
export function unseal(buffer: Uint8Array): Uint8Array {
  const refuse = (problem: string): never => {
    throw new Error(`This is no search index that can be opened: ${problem}. Build the index again.`)
  }
  if (buffer.length < HEADER_LENGTH) return refuse(`it has ${buffer.length} bytes, less than a header`)
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength)
  if (view.getUint32(0, true) !== MAGIC) return refuse('it begins with other bytes')
  const version = view.getUint32(4, true)
  if (version !== INDEX_VERSION) return refuse(`it is of version ${version}, and this program reads ${INDEX_VERSION}`)
  const body = buffer.subarray(HEADER_LENGTH)
  if (view.getUint32(8, true) !== body.length) {
    return refuse(`it has ${body.length} bytes where ${view.getUint32(8, true)} were written`)
  }
  if (view.getUint32(12, true) !== checksum(body)) return refuse('its bytes have been changed')
  return body
}

export interface FacetColumn {
  values: string[]
  /** Where each document's values begin in `ids`; one more entry than documents. */
  starts: Uint32Array
  ids: Uint32Array
  /** The counts over all documents, once somebody asked for them. */
  whole?: readonly { value: string; count: number }[]
}

/** The values of one field, document after document; a document that says nothing about it has none. */
export class FacetWriter {
  readonly #numbers = new Map<string, number>()
  readonly #counts = new ByteWriter()
  readonly #ids = new ByteWriter()
  #documents = 0
  #total = 0

  /** The values of a document, which comes after those before it. */
  add(document: number, list: readonly string[]): void {
    this.#skipTo(document)
    const own = new Set<number>()
    for (const value of list) {
      const number = this.#numbers.get(value) ?? this.#numbers.size
      this.#numbers.set(value, number)
      own.add(number)
    }
    this.#counts.number(own.size)
    for (const number of own) this.#ids.number(number)
    this.#total += own.size
    this.#documents += 1
  }

  write(writer: ByteWriter, field: string, size: number): void {
    this.#skipTo(size)
    writer.texts([field, ...this.#numbers.keys()])
    writer.bytes(this.#counts.finish())
    writer.number(this.#total)
    writer.bytes(this.#ids.finish())
  }

  #skipTo(document: number): void {
    for (; this.#documents < document; this.#documents += 1) this.#counts.number(0)
  }
}

export function readFacet(reader: ByteReader, size: number): [string, FacetColumn] {
  const [field = '', ...values] = reader.texts()
  const starts = new Uint32Array(size + 1)
  for (let document = 0; document < size; document += 1) {
    starts[document + 1] = (starts[document] as number) + reader.number()
  }
  const ids = new Uint32Array(reader.number())
  for (let at = 0; at < ids.length; at += 1) ids[at] = reader.number()
  return [field, { values, starts, ids }]
}
