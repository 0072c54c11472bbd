/** Collects numbers and texts into one growing buffer. */
export class ByteWriter {
  #bytes = new Uint8Array(1 << 16)
  #length = 0

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count))
    grown.set(this.#bytes)
    this.#bytes = grown
  }

  byte(value: number): void {
    this.#reserve(1)
    this.#bytes[this.#length++] = value
  }

  /** A whole number from 0 to 2³² − 1: seven bits a byte, the lowest first. */
  number(value: number): void {
    this.#reserve(5)
    let rest = value
    while (rest > 127) {
      this.#bytes[this.#length++] = (rest & 127) | 128
      rest >>>= 7
    }
    this.#bytes[this.#length++] = rest
  }

  bytes(values: Uint8Array): void {
    this.#reserve(values.length)
    this.#bytes.set(values, this.#length)
    this.#length += values.length
  }

  /** Many texts: their lengths, then all of them as one piece of UTF-8, which is the quickest to read. */
  texts(texts: readonly string[]): void {
    const whole = texts.map((text) => text.toWellFormed())
    this.number(whole.length)
    for (const text of whole) this.number(text.length)
    const bytes = new TextEncoder().encode(whole.join(''))
    this.number(bytes.length)
    this.bytes(bytes)
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }
}

/** Reads what a `ByteWriter` wrote, in the same order. */
export class ByteReader {
  readonly bytes: Uint8Array
  position: number

  constructor(bytes: Uint8Array, position = 0) {
    this.bytes = bytes
    this.position = position
  }

  number(): number {
    const { bytes } = this
    let value = 0
    let shift = 0
    let byte = 0
    do {
      byte = bytes[this.position++] as number
      value |= (byte & 127) << shift
      shift += 7
    } while (byte > 127)
    return value >>> 0
  }

  take(count: number): Uint8Array {
    this.position += count
    return this.bytes.subarray(this.position - count, this.position)
  }

  texts(): string[] {
    const lengths = Array.from({ length: this.number() }, () => this.number())
    const whole = new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.take(this.number()))
    let at = 0
    return lengths.map((length) => {
      at += length
      return whole.slice(at - length, at)
    })
  }
}

/** A number that changes when any byte does; not against forgery. */
export function checksum(bytes: Uint8Array): number {
  let [a, b] = [1, 0]
  for (let at = 0; at < bytes.length; ) {
    // Sums of this many bytes still fit 32 bits, so the remainder need not be taken for each.
    const end = Math.min(at + 3800, bytes.length)
    for (; at < end; at += 1) {
      a += bytes[at] as number
      b += a
    }
    a %= 65521
    b %= 65521
  }
  return (b * 65536 + a) >>> 0
}
