import type { Draft, DraftContributor, DraftEvent } from './draft.ts'
import { Notes } from './notes.ts'
import { compact, type Loose, readId, readList, readName, readObject, readObjects, readText } from './read.ts'
import { readSpokenTime } from './spoken-dates.ts'
import { readDay } from './time.ts'

/** Before this hour a set belongs to the night of the day that lists it. Line-ups put the day's first sets later. */
const NIGHT_ENDS = '06:00'

const setsOf = (stage: Loose | undefined): unknown => stage?.sets ?? stage?.acts ?? stage?.performances

const isStage = (value: unknown): boolean => {
  const stage = readObject(value)
  return Boolean(stage && readName(stage.name) && Array.isArray(setsOf(stage)))
}

/** `{ days: [{ date, stages: [{ name, sets }] }] }`, or a list of such days. */
function daysOf(value: unknown): Loose[] | undefined {
  const list = Array.isArray(value) ? value : readObject(value)?.days
  if (!Array.isArray(list)) return undefined
  const days = readObjects(list)
  return days.some((day) => readList(day.stages).some(isStage)) ? days : undefined
}

const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

function toMoment(day: string, time: string | undefined, after = NIGHT_ENDS): string | undefined {
  return time && `${time < after ? nextDay(day) : day}T${time}`
}

function toSet(day: string | undefined, stage: string, value: unknown, notes: Notes) {
  const set = readObject(value)
  const artist = readObject(set?.artist)
  const name = readName(artist?.name ?? set?.artist ?? set?.name ?? set?.title)
  if (!set || !name) return undefined
  const [start, end] = [set.start ?? set.time, set.end].map((time) => readSpokenTime(readText(time) ?? ''))
  if (day && start && start < NIGHT_ENDS) notes.add('FEED_AFTER_MIDNIGHT', 'events', `${name} ${day}`)
  const startMoment = day ? toMoment(day, start) : undefined
  let endMoment = day ? toMoment(day, end) : undefined
  if (day && start && end && end < start && start >= NIGHT_ENDS && end >= NIGHT_ENDS) {
    notes.add('FEED_NEXT_DAY', 'events', `${name} ${day}`)
    endMoment = `${nextDay(day)}T${end}`
  }
  const person = compact<DraftContributor>({
    id: readId(artist?.id),
    name,
    isArtist: true,
    bio: readText(artist?.bio ?? artist?.description),
    words: compact({ genre: readText(artist?.genre ?? set.genre), country: readText(artist?.country) }),
  })
  const event: DraftEvent = {
    ...compact({
      id: readId(set.id),
      name: readName(set.title) ?? name,
      description: readText(set.description),
      start: startMoment ?? readText(set.start),
      end: endMoment ?? (end ? undefined : readText(set.end)),
      date: day,
      venue: { name: stage },
    }),
    people: [person.id === undefined ? { name } : { id: person.id }],
    films: [],
  }
  return { event, person }
}

/** A line-up that lists its days, their stages and what is on there; nothing when a value is something else. */
export function readListedDays(
  value: unknown,
  notes: Notes = new Notes(),
): Pick<Draft, 'events' | 'contributors'> | undefined {
  const days = daysOf(value)
  if (!days) return undefined
  const draft: Pick<Draft, 'events' | 'contributors'> = { events: [], contributors: [] }
  for (const day of days) {
    for (const item of readList(day.stages)) {
      const stage = readObject(item)
      for (const [index, entry] of readList(setsOf(stage)).entries()) {
        const set = toSet(readDay(day.date), readName(stage?.name) ?? '', entry, notes)
        if (set) {
          draft.events.push(set.event)
          draft.contributors.push(set.person)
        } else notes.add('FEED_NOT_A_RECORD', 'events', `${readName(stage?.name)} ${index + 1}`)
      }
    }
  }
  return draft
}
