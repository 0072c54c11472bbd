import { attendeesText, favoritesText } from '../text/favorites.ts'
import type { AttendeesView, AttendeeView } from '../views/attendees.ts'
import { LogIn } from './LogIn.tsx'
import { Doors } from './Tabs.tsx'

/** The attendee directory without its people: open with a way in, or closed and calm about it (ROWS R11). */
export function AttendeesPage({ view }: { view: AttendeesView }) {
  return (
    <div className="wrap">
      <div className="masthead">
        <h1>{view.title}</h1>
      </div>
      <div {...(view.isOpen && { 'data-directory': '' })}>
        <section className="stage faces">
          <p className="big">{view.lead}</p>
          <p>{view.hint}</p>
          {view.isOpen && <LogIn label={favoritesText.logIn} />}
        </section>
        <section className="group">
          <h2>{attendeesText.meanwhile}</h2>
          <Doors label={attendeesText.meanwhile} doors={view.doors} />
        </section>
      </div>
    </div>
  )
}

/** The page of a person; who it is comes from the API and is in no file (ROWS R12). */
export function AttendeePage({ view }: { view: AttendeeView }) {
  return (
    <div className="wrap" data-attendee="">
      <div className="masthead">
        <h1>{attendeesText.profile}</h1>
      </div>
      <section className="stage faces">
        <p className="big">{attendeesText.profileHint}</p>
        <LogIn label={favoritesText.logIn} />
      </section>
      <p className="after">
        <a className="btn" href={view.back}>
          {attendeesText.back}
        </a>
      </p>
    </div>
  )
}
