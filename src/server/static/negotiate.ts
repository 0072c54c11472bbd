/** The forms in which a file can travel, the best one first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Browsers send a handful of different values; a stranger's endless variety must not fill the memory. */
const KNOWN_HEADERS = 64
const known = new Map<string, readonly Encoding[]>()

/**
 * The encodings a client takes, the most wanted first (RFC 9110 §12.5.3): quality decides, then our own order.
 * Identity closes the list even when the client refuses it, because some form must be sent.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const text = header ?? ''
  const cached = known.get(text)
  if (cached) return cached
  const parsed = parse(text)
  if (known.size < KNOWN_HEADERS) known.set(text, parsed)
  return parsed
}

function parse(header: string): readonly Encoding[] {
  const quality = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    if (name === '') continue
    const q = parameters.find((parameter) => /^q\s*=/.test(parameter))
    const value = q === undefined ? 1 : Number(q.slice(q.indexOf('=') + 1))
    // A quality that is no number says nothing about what the client wants, so the coding is not used.
    quality.set(name === 'x-gzip' ? 'gzip' : name, value >= 0 && value <= 1 ? value : 0)
  }
  const any = quality.get('*')
  // An identity that nobody mentioned is acceptable but comes after everything that was asked for.
  const of = (encoding: Encoding) => quality.get(encoding) ?? (encoding === 'identity' ? (any ?? 1e-4) : (any ?? 0))
  const wanted = ENCODINGS.filter((encoding) => of(encoding) > 0).sort((a, b) => of(b) - of(a))
  return wanted.includes('identity') ? wanted : [...wanted, 'identity']
}
