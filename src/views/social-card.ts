import type { EditionCatalogue, LinkedContributor, LinkedEvent } from '../catalogue/catalogue.ts'
import { formatDayRange, formatShortDay, formatShortWeekday } from '../domain/time.ts'
import { MODEL_PATHS } from '../domain/urls.ts'
import type { TypeColour } from '../schema/festival.ts'
import { eventText } from '../text/event.ts'
import { listingText } from '../text/listing.ts'
import { peopleText, venueText } from '../text/people.ts'
import type { ViewContext } from './context.ts'
import { toCardTime, toEventType, toWhere } from './event-card.ts'
import { festivalName } from './head.ts'
import { LISTING_MODELS, type ListingModel, listingsOf } from './listings.ts'
import { toPersonLines } from './person-card.ts'

/** What the picture says that other sites show beside a shared link. */
export interface SocialCardView {
  festival: string
  theme: 'main' | 'edu'
  /** What it is: a type, 'Artist', 'Venue'. */
  kind?: string
  colour: TypeColour
  title: string
  /** When and where, or what somebody is; the first line is the loudest. */
  lines: string[]
}

const present = (...lines: (string | undefined | false)[]): string[] =>
  lines.filter((line): line is string => Boolean(line))

function ofEvent(event: LinkedEvent, context: ViewContext): Omit<SocialCardView, 'festival' | 'theme'> {
  const { record, day } = event
  const type = toEventType(record.event_type, context)
  const time = toCardTime(event, context)
  const when = day && `${formatShortWeekday(day)}, ${formatShortDay(day)}`
  return {
    ...(type && { kind: type.label }),
    colour: type?.colour ?? 'default',
    title: record.name,
    lines: record.canceled
      ? [eventText.canceled]
      : present([when, time.text, time.suffix].filter(Boolean).join(' '), toWhere(event)),
  }
}

const ofPerson = (person: LinkedContributor): Omit<SocialCardView, 'festival' | 'theme'> => ({
  kind: person.record.type === 'artist' ? peopleText.artist : peopleText.speaker,
  colour: person.record.type === 'artist' ? 'showcase' : 'session',
  title: person.record.name,
  lines: toPersonLines(person),
})

function ofListing(model: ListingModel, id: string, context: ViewContext) {
  const record = listingsOf(model, context).find((candidate) => candidate.id === id)
  return (
    record && {
      kind: listingText.kinds[model],
      colour: model === 'film' ? ('screening' as const) : ('default' as const),
      title: record.name,
      lines: present(record.category, record.booths && listingText.booths(record.booths)),
    }
  )
}

function ofEdition({ edition, days }: EditionCatalogue, context: ViewContext) {
  const [first, last] = [edition.start_date ?? days[0], edition.end_date ?? days.at(-1)]
  return {
    colour: 'default' as const,
    title: festivalName(context),
    lines: present(
      first && last && formatDayRange(first, last),
      context.festival.place ?? edition.place,
      context.festival.tagline ?? edition.tagline,
    ),
  }
}

/**
 * The card of a page by its section and id: `events`, `e1`. Without a section, or for one that is not about one thing, the
 * festival's own. Nothing for an id that the edition does not have, which an unpublished item cannot be told from.
 */
export function toSocialCard(
  section: string | undefined,
  id: string | undefined,
  context: ViewContext,
): SocialCardView | undefined {
  const { catalogue, festival } = context
  const card = () => {
    if (!section || !id) return ofEdition(catalogue, context)
    if (section === MODEL_PATHS.event) {
      const event = catalogue.eventById.get(id)
      return event && ofEvent(event, context)
    }
    if (section === MODEL_PATHS.person || section === MODEL_PATHS.artist) {
      const person = catalogue.contributorById.get(id)
      return person && ofPerson(person)
    }
    if (section === MODEL_PATHS.venue) {
      const venue = catalogue.venueById.get(id)
      const parent = venue?.parent?.record.name
      const address = venue?.record.location?.address ?? venue?.parent?.record.location?.address
      return (
        venue && {
          kind: venueText.venue,
          colour: 'default' as const,
          title: venue.record.name,
          lines: present(parent, address),
        }
      )
    }
    const model = (Object.keys(LISTING_MODELS) as ListingModel[]).find((name) => MODEL_PATHS[name] === section)
    return model && ofListing(model, id, context)
  }
  const view = card()
  return view && { festival: festivalName(context), theme: festival.theme, ...view }
}
