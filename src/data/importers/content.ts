import type { Content } from './draft.ts'

function readLines(text: string): unknown[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0 || !lines.every((line) => /^\s*[{[]/.test(line))) return undefined
  return lines.map((line) => JSON.parse(line) as unknown)
}

/** Looks at a feed's text once: without its byte order mark, and as JSON or lines of JSON when it is that. */
export function toContent(name: string, raw: string): Content {
  const text = raw.replace(/^\ufeff/, '')
  if (!/^\s*[{[]/.test(text)) return { name, text }
  try {
    return { name, text, json: JSON.parse(text) as unknown }
  } catch (error) {
    try {
      const json = readLines(text)
      if (json) return { name, text, json }
    } catch (lineError) {
      return { name, text, jsonProblem: (lineError as Error).message }
    }
    return { name, text, jsonProblem: (error as Error).message }
  }
}
