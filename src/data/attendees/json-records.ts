/** A record longer than this is no record: something is wrong with the file. */
const MAX_RECORD_LETTERS = 1024 * 1024

/** The names under which an object holds the records themselves; any other object is a record. */
const WRAPPER = /"(attendees|people|records|data|items|results)"\s*:\s*$/

/** What the file breaks off in, or what is not JSON. */
export class JsonRecordError extends Error {}

const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13)
const [QUOTE, BACKSLASH, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [34, 92, 123, 125, 91, 93]

/**
 * The records of a JSON text that arrives in pieces: those of an array, those of the arrays in an object (`{"attendees":
 * […]}`), or those that follow one another line by line (NDJSON). Only one record at a time is held.
 */
export async function* readJsonRecords(pieces: AsyncIterable<string>): AsyncGenerator<unknown> {
  /** The signs that are open, the outermost first. */
  const open: number[] = []
  let isText = false
  let isEscaped = false
  let held = ''
  let from = -1
  let isWrapped = false
  let found = 0

  /** How deep records stand: as soon as the first sign is known. */
  const depthOfRecords = () => (open[0] === OPEN_LIST ? 1 : isWrapped ? 2 : 0)

  for await (const piece of pieces) {
    const text = held + piece
    let at = held.length
    held = ''
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (code === BACKSLASH) isEscaped = true
        else if (code === QUOTE) isText = false
        continue
      }
      if (code === QUOTE) {
        if (open.length === 0) throw new JsonRecordError('it begins with a text')
        isText = true
      } else if (code === OPEN || code === OPEN_LIST) {
        if (code === OPEN_LIST && open.length === 1 && open[0] === OPEN && found === 0 && !isWrapped) {
          isWrapped = WRAPPER.test(text.slice(from, at))
          if (isWrapped) from = -1
        }
        if (code === OPEN && from < 0 && open.length === depthOfRecords()) from = at
        open.push(code)
      } else if (code === CLOSE || code === CLOSE_LIST) {
        const opened = open.pop()
        if (opened !== (code === CLOSE ? OPEN : OPEN_LIST)) throw new JsonRecordError('its brackets do not match')
        if (code === CLOSE && from >= 0 && open.length === depthOfRecords()) {
          found += 1
          yield parse(text.slice(from, at + 1))
          from = -1
        }
      } else if (open.length === 0 && !isSpace(code) && code !== 44) {
        throw new JsonRecordError('it is not JSON')
      }
    }
    if (from >= 0) {
      held = text.slice(from)
      from = 0
      if (held.length > MAX_RECORD_LETTERS) throw new JsonRecordError('a record does not end')
    }
  }
  if (open.length > 0 || isText) throw new JsonRecordError('it breaks off')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new JsonRecordError('a record is not JSON')
  }
}
