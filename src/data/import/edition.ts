import { isZone, offsetAt } from '../../domain/offset.ts'
import type { Festival } from '../../schema/festival.ts'
import type { Edition } from '../../schema/snapshot.ts'
import { ASSUMPTIONS } from '../../text/import.ts'
import type { Draft } from '../importers/draft.ts'
import { FeedError } from '../importers/feed-error.ts'
import { compact } from '../importers/read.ts'
import { dayAt, type Moment, readDay, readMoment, toMs } from '../importers/time.ts'
import { toPlainName } from '../safe-html.ts'
import type { ImportOptions } from './options.ts'

export interface EditionContext {
  options: Pick<ImportOptions, 'zone' | 'year' | 'name'>
  festival: Pick<Festival, 'zone'>
  /** The edition as other sources have made it, when this source is not its first. */
  existing?: Edition
  /** What a nameless feed is called after: its file, folder or host. */
  feedName: string
  /** Says what was taken for granted. */
  assume(sentence: string): void
}

const startsOf = (draft: Draft): Moment[] =>
  draft.events.flatMap((event) => (event.start === undefined ? [] : (readMoment(event.start) ?? [])))

/** How far `+05:30` is ahead of UTC, in milliseconds. */
const offsetMs = (offset: string) => offsetAt(0, offset)

/** The offset that most of the times are written in; a mere `Z` is an instant and says nothing about a clock. */
function offsetsOf(moments: readonly Moment[]): { offset: string; ms: number }[] {
  return moments.flatMap((moment) =>
    moment.kind === 'instant' && moment.offset !== 'Z' ? [{ offset: moment.offset, ms: moment.ms }] : [],
  )
}

function mostFrequent(offsets: readonly { offset: string }[]): string {
  const counts = new Map<string, number>()
  for (const { offset } of offsets) counts.set(offset, (counts.get(offset) ?? 0) + 1)
  return [...counts].sort(([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1))[0]?.[0] ?? '+00:00'
}

/**
 * Whose clock an edition shows (DESIGN §2): what was asked for, what the feed names, what its offsets agree with, the
 * festival's settings. Never the machine's.
 */
export function resolveZone(draft: Draft, { options, festival, existing, assume }: EditionContext): string {
  if (options.zone) return options.zone
  if (draft.edition.zone) {
    if (isZone(draft.edition.zone)) return draft.edition.zone
    assume(ASSUMPTIONS.zoneUnknown(draft.edition.zone))
  }
  if (existing) {
    assume(ASSUMPTIONS.zoneEdition(existing.zone))
    return existing.zone
  }
  const offsets = offsetsOf(startsOf(draft))
  if (offsets.length === 0) {
    assume(ASSUMPTIONS.zoneConfig(festival.zone))
    return festival.zone
  }
  if (offsets.every(({ offset, ms }) => offsetAt(ms, festival.zone) === offsetMs(offset))) {
    assume(ASSUMPTIONS.zoneAgrees(festival.zone))
    return festival.zone
  }
  const offset = mostFrequent(offsets)
  const isOne = offsets.every((one) => one.offset === offset)
  assume(isOne ? ASSUMPTIONS.zoneFixed(offset) : ASSUMPTIONS.zoneMixed(offset))
  return offset
}

/** The days on which something happens, by the feed's own filing and else by the clock, in order. */
function daysOf(draft: Draft, zone: string): string[] {
  const days = draft.events.flatMap((event) => {
    const filed = event.date && readDay(event.date)
    if (filed) return filed
    const moment = event.start === undefined ? undefined : readMoment(event.start)
    const ms = moment && toMs(moment, event.zone ?? zone)
    return moment?.kind === 'day' ? moment.day : ms === undefined ? [] : dayAt(ms, zone)
  })
  return [...new Set(days)].sort()
}

/**
 * What an import makes of the whole edition: year, name, zone and days.
 * @throws FeedError when neither the options nor the feed say which year it is.
 */
export function resolveEdition(draft: Draft, context: EditionContext): Edition {
  const { options, existing, feedName, assume } = context
  const zone = resolveZone(draft, context)
  const days = daysOf(draft, zone)
  const told = draft.edition
  const startYear = told.start && Number(told.start.slice(0, 4))
  const firstYear = days[0] && Number(days[0].slice(0, 4))
  const year = options.year ?? told.year ?? (startYear || firstYear)
  if (!year) throw new FeedError('FEED_NO_YEAR', feedName)
  if (!options.year && !told.year && !startYear) assume(ASSUMPTIONS.year(year))
  const title = toPlainName(told.name)
  const fallback = feedName.includes(String(year)) ? feedName : `${feedName} ${year}`
  if (existing) {
    return compact({ ...existing, year, zone: options.zone ?? existing.zone, name: options.name ?? existing.name })
  }
  if (!options.name && !title) assume(ASSUMPTIONS.name(fallback))
  return compact({
    year,
    name: options.name ?? title ?? fallback,
    tagline: toPlainName(told.tagline),
    place: toPlainName(told.place),
    zone,
    zone_suffix: toPlainName(told.zone_suffix),
    start_date: told.start ?? days[0],
    end_date: told.end ?? days.at(-1),
  })
}
