import { parse } from 'csv-parse/sync'
import type { Content, Draft, Importer } from './draft.ts'
import { emptyDraft } from './draft.ts'
import { FeedError } from './feed-error.ts'
import type { Notes } from './notes.ts'
import { readPeopleInWords } from './people-in-words.ts'
import { compact, type Loose, readId, readList, readName, readObject, readText } from './read.ts'
import { lacksYear, readSpokenDay, readSpokenTime } from './spoken-dates.ts'

const PAPERS_HEAD = /^\s*"?UID"?\s*,\s*"?title"?\s*,\s*"?authors"?/i

const isSlot = (value: unknown): boolean => {
  const row = readObject(value)
  return Boolean(row && 'title' in row && 'startTime' in row && 'date' in row)
}

const isEntry = (value: unknown): boolean => {
  const row = readObject(value)
  return Boolean(row && 'title' in row && 'start' in row && 'calendarId' in row)
}

const isSchedules = (json: unknown) =>
  Object.values(readObject(json) ?? {}).some((list) => Array.isArray(list) && list.slice(0, 5).some(isSlot))

const isCalendar = (json: unknown) => Array.isArray(json) && json.slice(0, 20).some(isEntry)

const linkOf = (value: unknown) => {
  const url = readText(value)
  return url && /^https?:/.test(url) ? [{ url }] : []
}

function addPapers(draft: Draft, text: string, name: string) {
  let rows: Loose[]
  try {
    rows = parse(text, {
      columns: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      bom: true,
    }) as Loose[]
  } catch (error) {
    throw new FeedError('FEED_BROKEN', name, (error as Error).message)
  }
  for (const row of rows) {
    const topics = (readText(row.keywords) ?? '').split('|').filter(Boolean)
    draft.events.push({
      ...compact({
        id: readId(row.UID),
        name: readName(row.title),
        description: readText(row.abstract),
        tags: [...new Set(topics)].map((topic) => ({ id: topic, name: topic })),
        links: linkOf(row.pdf_url),
      }),
      words: compact({ event_type: 'Paper', track: readText(row.track), format: readText(row.paper_type) }),
      people: (readText(row.authors) ?? '')
        .split('|')
        .flatMap((author) => (readName(author) ? [{ name: readName(author) }] : [])),
      films: [],
    })
  }
}

function addSlot(draft: Draft, workshop: string, row: Loose, notes: Notes) {
  const own = readId(row.id)
  const day = readSpokenDay(readText(row.date) ?? '')
  const [start, end] = [row.startTime, row.endTime].map((time) => readSpokenTime(readText(time) ?? ''))
  const name = readName(row.title)
  const label = [workshop, own ?? name].join(' ')
  const speakers = readText(row.speakers)
  const people = speakers ? readPeopleInWords(speakers) : undefined
  if (people && people.length > 1) notes.add('FEED_PEOPLE_IN_WORDS', 'events', label)
  if (speakers && !people) notes.add('FEED_PRESENTED_BY', 'events', label)
  if (lacksYear(day)) notes.add('FEED_NO_YEAR_IN_DATE', 'events', label)
  for (const [text, time] of [
    [readText(row.startTime), start],
    [readText(row.endTime), end],
  ]) {
    if (text && !time) notes.add('FEED_BAD_TIME', 'events', label, text)
  }
  // A time without a day, or a day that nobody can read, says nothing that a programme could show.
  if (!day && (readText(row.date) || start)) notes.add('FEED_BAD_DATE', 'events', label, readText(row.date) ?? start)
  const isNextDay = start !== undefined && end !== undefined && end < start
  if (day && isNextDay) notes.add('FEED_NEXT_DAY', 'events', label)
  draft.events.push({
    ...compact({
      id: own === undefined ? undefined : `${workshop}-${own}`,
      event_id: own,
      name,
      start: day && start ? `${day}T${start}` : undefined,
      date: day && !start ? day : undefined,
      durationMinutes: start && end ? minutesBetween(start, end) : undefined,
    }),
    words: compact({
      event_type: readText(row.type),
      track: workshop,
      category: readText(row.subsession),
      presented_by: people ? undefined : speakers,
    }),
    people: (people ?? []).map((name) => ({ name })),
    films: [],
  })
}

/** From one time of day to the next time that the clock shows the other. */
function minutesBetween(start: string, end: string): number | undefined {
  const [from, to] = [start, end].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  return ((to ?? 0) - (from ?? 0) + 1440) % 1440 || undefined
}

const addEntry = (draft: Draft, row: Loose) =>
  draft.events.push({
    ...compact({
      name: readName(row.title),
      start: readText(row.start),
      end: readText(row.end),
      links: linkOf(row.link),
    }),
    words: compact({ event_type: readText(row.type) }),
    people: [],
    films: [],
  })

/** The site data of a Mini-Conf: papers as CSV, workshops by their letters, and one calendar for all. */
export const miniConf: Importer = {
  name: 'mini-conf',
  title: 'Mini-Conf (papers CSV, workshop and calendar JSON)',

  detect: ({ text, json }: Content) => PAPERS_HEAD.test(text) || isSchedules(json) || isCalendar(json),

  read({ name, text, json, jsonProblem }, notes) {
    const draft = emptyDraft()
    if (json === undefined && PAPERS_HEAD.test(text)) addPapers(draft, text, name)
    else if (json === undefined) throw new FeedError('FEED_BROKEN', name, jsonProblem ?? 'it is neither CSV nor JSON')
    const lists = Array.isArray(json) ? [['', json] as const] : Object.entries(readObject(json) ?? {})
    for (const [key, list] of lists) {
      for (const [index, item] of readList(list).entries()) {
        const row = readObject(item)
        if (!row) notes.add('FEED_NOT_A_RECORD', 'files', `${name}, ${key} ${index + 1}`)
        else if (key) addSlot(draft, key, row, notes)
        else addEntry(draft, row)
      }
    }
    return draft
  },
}
