/** One value of a script, and the variable it is given to when it has one. */
export interface ScriptValue {
  name?: string
  value: unknown
}

/** A script's values are read this deep and no deeper; no programme nests like that. */
const MAX_DEPTH = 200

const LEAD = /(?:(?:var|let|const|export\s+default|export\s+const)\s+)?(?:([\w$.]{1,80})\s*=\s*)?(?=[[{])/y
const SPACE = /(?:\s|;|,|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y
const STRING = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|`(?:[^`\\$]|\\[\s\S])*`/y
const BARE = /[\w$.+-]+/y

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', '0': '\0', '\n': '' }

/** A string of a script, in any of its three quotes, as the text it means. */
function readString(token: string): string {
  return token
    .slice(1, -1)
    .replace(/\\(?:u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi, (_, unicode?: string, byte?: string, sign?: string) =>
      sign === undefined ? String.fromCharCode(Number.parseInt(unicode ?? byte ?? '', 16)) : (ESCAPES[sign] ?? sign),
    )
}

const WORDS: Record<string, string> = { true: 'true', false: 'false', null: 'null', undefined: 'null', NaN: 'null' }

/** Reads scripts that hold data alone. Nothing in them is ever run: what is not a plain value is an error. */
class Reader {
  private readonly text: string
  at = 0

  constructor(text: string) {
    this.text = text
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (found) this.at = pattern.lastIndex
    return found ?? undefined
  }

  skip() {
    this.take(SPACE)
  }

  lead = () => this.take(LEAD)

  get isDone(): boolean {
    return this.at >= this.text.length
  }

  /** A number or a word of JSON as it is; any other bare word can only be the name of a field. */
  private word(word: string): string {
    const value = WORDS[word] ?? (/^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i.test(word) ? word : undefined)
    const isName = /^\s*:/.test(this.text.slice(this.at, this.at + 20))
    if (value === undefined && !isName) throw new SyntaxError(`"${word}" at ${this.at} is no value`)
    return value !== undefined && !isName ? value : JSON.stringify(word)
  }

  /** The JSON of one value: comments gone, names quoted, no comma at the end of a list. */
  json(): string {
    const parts: string[] = []
    const open: string[] = []
    let needsComma = false
    do {
      this.take(/(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y)
      const sign = this.text[this.at]
      if (sign === undefined) throw new SyntaxError('it ends in the middle of a value')
      if (sign === '[' || sign === '{') {
        if (needsComma) parts.push(',')
        parts.push(sign)
        open.push(sign)
        if (open.length > MAX_DEPTH) throw new SyntaxError(`it is nested more than ${MAX_DEPTH} deep`)
        needsComma = false
        this.at += 1
      } else if (sign === ']' || sign === '}') {
        if (open.pop() !== (sign === ']' ? '[' : '{')) throw new SyntaxError(`"${sign}" at ${this.at} closes nothing`)
        parts.push(sign)
        needsComma = true
        this.at += 1
      } else if (sign === ',') {
        this.at += 1
      } else if (sign === ':') {
        parts.push(':')
        needsComma = false
        this.at += 1
      } else {
        if (needsComma) parts.push(',')
        const quoted = this.take(STRING)
        const bare = quoted ? undefined : this.take(BARE)
        if (!quoted && !bare) throw new SyntaxError(`"${sign}" at ${this.at} is no value`)
        parts.push(quoted ? JSON.stringify(readString(quoted[0])) : this.word(bare?.[0] ?? ''))
        needsComma = true
      }
    } while (open.length > 0)
    return parts.join('')
  }
}

const known = new WeakMap<object, ScriptValue[] | undefined>()

/**
 * The values of a script such as `var program = [ … ]; var people = [ … ];`, whose comments, bare names and commas too
 * many keep it from being JSON. Nothing when it does not begin like one.
 * @throws SyntaxError when it begins like one and cannot be read to its end.
 */
export function readScript(text: string): ScriptValue[] | undefined {
  const reader = new Reader(text)
  const values: ScriptValue[] = []
  for (;;) {
    reader.skip()
    if (reader.isDone) return values.length > 0 ? values : undefined
    const lead = reader.lead()
    if (!lead) {
      if (values.length === 0) return undefined
      throw new SyntaxError('something else than data follows the data')
    }
    const value = JSON.parse(reader.json()) as unknown
    values.push({ ...(lead[1] && { name: lead[1].split('.').at(-1) }), value })
  }
}

/** The values of a feed's script, read once; nothing when it is none or is broken. */
export function scriptOf(content: { text: string; json?: unknown }): ScriptValue[] {
  if (content.json !== undefined) return [{ value: content.json }]
  if (!known.has(content)) {
    let values: ScriptValue[] | undefined
    try {
      values = readScript(content.text)
    } catch {
      values = undefined
    }
    known.set(content, values)
  }
  return known.get(content) ?? []
}

/** What keeps a text that begins like a script of data from being one; nothing when it does not begin so, or is one. */
export function problemOfScript(text: string): string | undefined {
  try {
    readScript(text)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
