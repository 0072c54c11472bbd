import { ATTENDEE_SHELL } from '../domain/shells.ts'
import { yearPrefix } from '../domain/urls.ts'
import { attendeesText } from '../text/favorites.ts'
import { toDoors } from './browse.ts'
import type { ViewContext } from './context.ts'
import { type HeadView, toHead } from './head.ts'
import type { SearchSettings } from './search-settings.ts'

/** What the directory's script must know. */
export interface DirectorySettings extends SearchSettings {
  /** Only visitors who are signed in are told who is listed. */
  signedInOnly: boolean
}

export interface AttendeesView {
  head: HeadView
  title: string
  lead: string
  hint: string
  /** Where the page's form leads: to itself. */
  action: string
  /** The list without words, drawn by our server: the way in without script. */
  everybody?: string
  doors: { label: string; href: string }[]
  /** Absent while the directory is closed: a flag of the festival. */
  settings?: DirectorySettings
}

export interface AttendeeView {
  head: HeadView
  back: string
  /** What the directory is called. */
  directory: string
  lead: string
  signedInOnly: boolean
}

/** The directory belongs to the festival, not to an edition: it exists once, beside the landing edition. */
export const isOfDirectory = ({ catalogue, landingYear }: ViewContext): boolean =>
  catalogue.edition.year === landingYear

const titleOf = ({ festival }: ViewContext) => festival.directoryTitle ?? attendeesText.title

/** The attendee directory (ROWS R11): its frame. People come from the API; none of them is ever in a file. */
export function toAttendees(context: ViewContext): AttendeesView {
  const { festival, catalogue, year } = context
  const title = titleOf(context)
  const action = `${yearPrefix(year)}/attendees`
  const shown = {
    head: toHead({ title, path: `/${catalogue.edition.year}/attendees`, isHidden: true }, context),
    title,
    action,
    doors: toDoors(['artist', 'person', 'event'], context),
  }
  if (!festival.features.attendee_directory) {
    return { ...shown, lead: attendeesText.closed, hint: attendeesText.closedHint }
  }
  const { signedInOnly } = festival.attendees
  return {
    ...shown,
    lead: attendeesText.open,
    hint: signedInOnly ? attendeesText.logInHint : attendeesText.openHint,
    ...(!signedInOnly && { everybody: `${action}?page=1` }),
    settings: {
      signedInOnly,
      models: 'attendee',
      total: 0,
      empty: attendeesText.nobody,
      clock: catalogue.clock,
      locale: festival.locale,
      eventTypes: [],
      credentials: [],
      features: festival.features,
    },
  }
}

/** The page of a person before anybody knows whose (ROWS R12). */
export function toAttendee(context: ViewContext): AttendeeView {
  const { signedInOnly } = context.festival.attendees
  return {
    head: toHead(
      {
        title: attendeesText.profile,
        path: `/${context.catalogue.edition.year}/${ATTENDEE_SHELL}`,
        isHidden: true,
      },
      context,
    ),
    back: `${yearPrefix(context.year)}/attendees`,
    directory: titleOf(context),
    lead: signedInOnly ? attendeesText.profileLogIn : attendeesText.profileLead,
    signedInOnly,
  }
}
