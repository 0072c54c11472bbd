import { CallError, call } from '../../client/call.ts'
import { createDrawing } from '../../client/draw.ts'
import { AttendeeProfile } from '../../components/AttendeeProfile.tsx'
import type { Attendee } from '../../schema/people.ts'
import { directoryText } from '../../text/directory.ts'
import { attendeesText } from '../../text/favorites.ts'
import { notFoundText } from '../../text/site.ts'
import { toAttendeeProfile } from '../../views/attendee-profile.ts'

/** What stands in the place of a record that cannot be shown. The way back is below it. */
const Missing = ({ isGone }: { isGone: boolean }) => (
  <div className="masthead">
    <h1>{isGone ? notFoundText.title : attendeesText.profile}</h1>
    {!isGone && <p role="status">{attendeesText.failed}</p>}
  </div>
)

/** GET /attendees/{uid}.json (ROWS C14), drawn into the built page. */
export async function showAttendee(page: HTMLElement, uid: string): Promise<void> {
  const place = page.querySelector('[data-profile]')
  if (!place) return
  try {
    const answer = await call(`/attendees/${uid}.json`)
    const attendee = (await answer.json()) as Attendee
    createDrawing(place)(<AttendeeProfile view={toAttendeeProfile(attendee)} />)
    document.title = document.title.replace(attendeesText.profile, () => attendee.name)
  } catch (error) {
    console.warn(directoryText.failed, error)
    const status = error instanceof CallError ? error.status : 0
    // A session that is over: the page asks to log in, as it was built.
    if (status === 401) return
    createDrawing(place)(<Missing isGone={status === 404} />)
    if (status === 404) document.title = document.title.replace(attendeesText.profile, () => notFoundText.title)
  }
}
