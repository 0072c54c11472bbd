import { dialogText } from '../../../src/text/dialogs.ts'
import { eventText } from '../../../src/text/event.ts'
import { listingText } from '../../../src/text/listing.ts'
import { peopleText, venueText } from '../../../src/text/people.ts'
import { scheduleText } from '../../../src/text/schedule.ts'
import { searchText } from '../../../src/text/search.ts'
import { shareText, siteText } from '../../../src/text/site.ts'
import { themeText } from '../../../src/text/theme.ts'

/** The sentences that templates say, by the name they say them under. */
export const TEXTS = {
  dialog: dialogText,
  event: eventText,
  listing: listingText,
  people: peopleText,
  venue: venueText,
  schedule: scheduleText,
  search: searchText,
  site: siteText,
  share: shareText,
  theme: themeText,
}
