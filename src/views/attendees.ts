import { ATTENDEE_SHELL } from '../domain/shells.ts'
import { yearPrefix } from '../domain/urls.ts'
import { attendeesText } from '../text/favorites.ts'
import { toDoors } from './browse.ts'
import type { ViewContext } from './context.ts'
import { type HeadView, toHead } from './head.ts'

export interface AttendeesView {
  head: HeadView
  title: string
  /** Whether the directory is open: a flag of the festival. */
  isOpen: boolean
  lead: string
  hint: string
  doors: { label: string; href: string }[]
}

export interface AttendeeView {
  head: HeadView
  back: string
}

/** The directory belongs to the festival, not to an edition: it exists once, beside the landing edition. */
export const isOfDirectory = ({ catalogue, landingYear }: ViewContext): boolean =>
  catalogue.edition.year === landingYear

/** The attendee directory (ROWS R11): its frame. People come from the API; none of them is ever in a file. */
export function toAttendees(context: ViewContext): AttendeesView {
  const { festival, catalogue } = context
  const title = festival.directoryTitle ?? attendeesText.title
  const isOpen = festival.features.attendee_directory
  return {
    head: toHead({ title, path: `/${catalogue.edition.year}/attendees`, isHidden: true }, context),
    title,
    isOpen,
    lead: isOpen ? attendeesText.open : attendeesText.closed,
    hint: isOpen ? attendeesText.openHint : attendeesText.closedHint,
    doors: toDoors(['artist', 'person', 'event'], context),
  }
}

/** The page of a person before anybody knows whose (ROWS R12). */
export const toAttendee = (context: ViewContext): AttendeeView => ({
  head: toHead(
    {
      title: attendeesText.profile,
      path: `/${context.catalogue.edition.year}/${ATTENDEE_SHELL}`,
      isHidden: true,
    },
    context,
  ),
  back: `${yearPrefix(context.year)}/attendees`,
})
