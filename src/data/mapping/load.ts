import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseDocument } from 'yaml'
import type { z } from 'zod'
import { MAX_MAPPING_BYTES } from '../../domain/limits.ts'
import { MAPPING_PROBLEMS } from '../../text/mapping.ts'
import { FeedError } from '../importers/feed-error.ts'
import { FIELDS } from './fields.ts'
import { type Mapping, MappingSchema } from './schema.ts'

type Issue = z.core.$ZodIssue

/** How many problems one message names; the rest shows once these are repaired. */
const MOST_PROBLEMS = 4

const SETTINGS =
  'name year zone week_of languages empty csv records kind file from each only except join_by unmatched fields path first template value split join before after table otherwise lookup yes no unit date weekday time format date_format time_format next_day ids names name_until rest role role_in_brackets several url label by take end_before_start day_begins delimiter header_row'.split(
    ' ',
  )
const KNOWN = [...new Set([...SETTINGS, ...Object.values(FIELDS).flatMap((fields) => Object.keys(fields))])]

/** How many letters must change to make one word the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The word that was probably meant; nothing when none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((one) => ({ one, away: distance(word.slice(0, 60).toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.away - b.away)
  return best && best.away <= Math.max(2, word.length / 4) ? best.one : undefined
}

const at = (path: readonly PropertyKey[]): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${String(key)}` : String(key))).join('')

/** Of a choice of shapes, the one that the writer seems to have meant: the one whose own kind fits. */
function flatten(issue: Issue, base: readonly PropertyKey[] = []): Issue[] {
  const path = [...base, ...issue.path]
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path } as Issue]
  const meant = issue.errors.find(
    (errors) => !errors.some((one) => one.path.length === 0 && one.code === 'invalid_type'),
  )
  return (meant ?? issue.errors.at(-1) ?? []).flatMap((one) => flatten(one as Issue, path))
}

function toWords(issue: Issue): string {
  const where = at(issue.path) || MAPPING_PROBLEMS.top
  if (issue.code !== 'unrecognized_keys') return `${where}: ${issue.message}`
  return issue.keys.map((key) => MAPPING_PROBLEMS.unknownKey(where, key, nearest(key, KNOWN))).join('; ')
}

/**
 * A mapping out of its text, YAML or JSON.
 * @throws FeedError (a usage error) that names the file, the key, what is wrong there and what to write instead.
 */
export function parseMapping(name: string, text: string): Mapping {
  const document = parseDocument(text, { prettyErrors: true, logLevel: 'silent' })
  const [problem] = document.errors
  if (problem) throw new FeedError('IMPORT_BAD_MAPPING', name, (problem.message.split('\n')[0] ?? '').replace(/:$/, ''))
  let value: unknown
  try {
    value = document.toJS({ maxAliasCount: 100 })
  } catch (error) {
    throw new FeedError('IMPORT_BAD_MAPPING', name, (error as Error).message)
  }
  const parsed = MappingSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.flatMap((issue) => flatten(issue)).map(toWords)
  throw new FeedError('IMPORT_BAD_MAPPING', name, [...new Set(problems)].slice(0, MOST_PROBLEMS).join('; '))
}

/** A mapping with what it was read from. */
export interface MappingText {
  mapping: Mapping
  text: string
  /** For messages. */
  name: string
}

/** @throws FeedError (a usage error) when there is no such file, it is far too large, or it is no mapping. */
export async function loadMapping(file: string): Promise<MappingText> {
  let text: string
  try {
    if ((await stat(file)).size > MAX_MAPPING_BYTES) throw new Error(MAPPING_PROBLEMS.tooLarge)
    text = await readFile(file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new FeedError('IMPORT_BAD_MAPPING', file, code ?? message)
  }
  const name = basename(file)
  return { mapping: parseMapping(name, text), text, name }
}
