import { stringify } from 'yaml'
import { GUESSED } from '../../../text/mapping.ts'
import { FeedError } from '../../importers/feed-error.ts'
import { toDayWords } from '../calendar.ts'
import type { Source } from '../source.ts'
import { overlap, type Proposal, proposeFields } from './fields.ts'
import type { Column } from './profile.ts'
import { type FoundSet, findSets } from './sets.ts'

/** Below this a line is written, but as a comment. */
const SURE_ENOUGH = 0.55

const flow = (value: unknown): string =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trim()

const clean = (text: string) => text.replace(/[\s\p{C}]+/gu, ' ').slice(0, 40)

const samples = (columns: readonly Column[]): string =>
  columns
    .slice(0, 2)
    .map((column) =>
      column.boxKeys
        ? GUESSED.keys(column.boxKeys.slice(0, 6))
        : column.values
            .slice(0, 2)
            .map((value) => `"${clean(value)}"`)
            .join(', '),
    )
    .join(' / ')

const howSure = (sureness: number) =>
  sureness > 0.9 ? GUESSED.sure : sureness > 0.7 ? GUESSED.likely : GUESSED.perhaps

function fieldLines(proposal: Proposal): string[] {
  const { field, spec, columns, sureness, why } = proposal
  const isOff = sureness < SURE_ENOUGH
  return [
    `      # ${howSure(sureness)}: ${why}; ${samples(columns)}`,
    `      ${isOff ? '# ' : ''}${field}: ${flow(spec)}`,
  ]
}

function setLines(set: FoundSet, sets: readonly FoundSet[], hasFiles: boolean): string[] {
  const proposals = proposeFields(set, sets)
  const used = new Set(proposals.flatMap((proposal) => proposal.columns))
  const rest = set.columns.filter((column) => !used.has(column) && column.filled > 0)
  return [
    `  # ${howSure(set.sureness)}: ${GUESSED.list(set.label, set.count)}`,
    `  - kind: ${set.kind}`,
    ...(hasFiles ? [`    file: ${flow(set.source.name)}`] : []),
    ...(set.from ? [`    from: ${flow(set.from)}`] : []),
    '    fields:',
    ...proposals.flatMap(fieldLines),
    ...(rest.length > 0 ? [`      # ${GUESSED.undecided}`] : []),
    ...rest.map(
      (column) => `      # ???: ${flow(column.path)}  # ${GUESSED.filled(column.filled)}; ${samples([column])}`,
    ),
  ]
}

/** Whether a short list of times is what a longer list of events points at: its slots, not events of their own. */
const isPartOfAnother = (set: FoundSet, sets: readonly FoundSet[]): boolean =>
  set.kind === 'events' &&
  sets.some(
    (other) =>
      other.kind === 'events' &&
      other.count > set.count * 2 &&
      set.columns.some(
        (column) => column.isUnique && other.columns.some((one) => !one.isUnique && overlap(one.values, column) > 0.8),
      ),
  )

export interface Guess {
  /** The mapping, explained in comments. */
  yaml: string
  /** How many columns found a field, of how many. */
  placed: number
  columns: number
}

/**
 * Looks at files of an unknown shape and proposes a mapping for them.
 * @throws FeedError when nothing in them looks like a list of records.
 */
export function guess(sources: readonly Source[]): Guess {
  const sets = findSets(sources, toDayWords([]))
  const known = sets.filter(
    (set) =>
      !isPartOfAnother(set, sets) &&
      set.kind !== undefined &&
      proposeFields(set, sets).some((one) => one.field === 'name'),
  )
  if (known.length === 0)
    throw new FeedError('IMPORT_NOTHING_TO_GUESS', sources.map((source) => source.name).join(', '))
  const others = sets.filter((set) => !known.includes(set))
  const events = known.filter((set) => set.kind === 'events')
  const times = events.flatMap((set) =>
    proposeFields(set, sets).filter(({ field }) => field === 'start' || field === 'date'),
  )
  const isWeekday = times.some(({ spec }) => typeof spec === 'object' && spec !== null && 'weekday' in spec)
  const isYearless = times.some(({ columns }) =>
    columns.some(({ looks, values }) => looks.prose > 0.6 && !values.some((value) => /\d{4}/.test(value))),
  )
  const hasOffset = times.some(({ columns }) => columns.some(({ values }) => /[+-]\d\d:?\d\d$/.test(values[0] ?? '')))
  const placed = known.flatMap((set) =>
    proposeFields(set, sets)
      .filter((one) => one.sureness >= SURE_ENOUGH)
      .flatMap((one) => one.columns.filter((column) => set.columns.includes(column))),
  )
  const lines = [
    `# ${GUESSED.intro(sources.map((source) => source.name))}`,
    `# ${GUESSED.legend}`,
    `# name: My Festival  # ${GUESSED.name}`,
    ...(isYearless || isWeekday ? [`# year: 2026  # ${GUESSED.year}`] : []),
    ...(hasOffset ? [] : [`# zone: Europe/Berlin  # ${GUESSED.zone}`]),
    ...(isWeekday ? [`# week_of: 2026-01-01  # ${GUESSED.week}`] : []),
    'records:',
    ...known.flatMap((set) => setLines(set, sets, sources.length > 1)),
    ...others.map(
      (set) =>
        `  # ${GUESSED.unused(
          set.from ?? set.source.name,
          set.count,
          set.columns.slice(0, 8).map((column) => column.path),
        )}`,
    ),
  ]
  return {
    yaml: `${lines.join('\n')}\n`,
    placed: new Set(placed).size,
    columns: known.reduce((sum, set) => sum + set.columns.filter((column) => column.filled > 0).length, 0),
  }
}
