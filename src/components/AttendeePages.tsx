import { attendeesText, favoritesText } from '../text/favorites.ts'
import type { AttendeesView, AttendeeView } from '../views/attendees.ts'
import { Finder } from './Finder.tsx'
import { LogIn } from './LogIn.tsx'
import { SearchBones } from './SearchBones.tsx'
import { SecondSheet } from './SecondSheet.tsx'
import { Doors } from './Tabs.tsx'

/** What stands in the directory before anybody is in it, and where else to go. */
function Welcome({ view }: { view: AttendeesView }) {
  return (
    <>
      <section className="stage faces">
        <p className="big">{view.lead}</p>
        <p>{view.hint}</p>
        {view.settings?.signedInOnly && <LogIn label={favoritesText.logIn} />}
        {view.everybody && (
          <a className="btn primary" href={view.everybody}>
            {attendeesText.everybody}
          </a>
        )}
      </section>
      <section className="group">
        <h2>{attendeesText.meanwhile}</h2>
        <Doors label={attendeesText.meanwhile} doors={view.doors} />
      </section>
    </>
  )
}

/**
 * The attendee directory without its people: a field, and room for those whom the API names; or closed and calm about it
 * (ROWS R11). Its script (islands/directory) fills the side and the live part, as on a search page.
 */
export function AttendeesPage({ view }: { view: AttendeesView }) {
  const masthead = (
    <div className="masthead">
      <h1>{view.title}</h1>
    </div>
  )
  if (!view.settings) {
    return (
      <div className="wrap">
        {masthead}
        <Welcome view={view} />
      </div>
    )
  }
  return (
    <>
      <div className="wrap">
        {masthead}
        <Finder action={view.action} placeholder={attendeesText.placeholder} tabs="directory" />
      </div>
      <div className="wrap browse" data-directory={JSON.stringify(view.settings)}>
        <div className="side" data-side="">
          <p className="count">{attendeesText.people}</p>
        </div>
        <div className="found">
          <p className="hint" data-failed="" role="status" hidden={true}>
            {attendeesText.failed}
          </p>
          <div data-live="" hidden={true} />
          <div data-bones="" hidden={true}>
            <SearchBones />
          </div>
          <div data-still="">
            <Welcome view={view} />
          </div>
        </div>
      </div>
    </>
  )
}

/** The page of a person; who it is comes from the API and is in no file (ROWS R12). */
export function AttendeePage({ view }: { view: AttendeeView }) {
  return (
    <div className="wrap" data-attendee={JSON.stringify({ signedInOnly: view.signedInOnly })}>
      <a className="crumb" href={view.back} data-back="">
        {view.directory}
      </a>
      <div data-profile="">
        <div className="masthead">
          <h1>{attendeesText.profile}</h1>
        </div>
        <section className="stage faces" data-waiting="">
          <p className="big">{view.lead}</p>
          <p>{attendeesText.profileHint}</p>
          <noscript>
            <p>{attendeesText.needsScript}</p>
          </noscript>
          {view.signedInOnly && <LogIn label={favoritesText.logIn} />}
        </section>
      </div>
      <p className="after">
        <a className="btn" href={view.back}>
          {attendeesText.back}
        </a>
      </p>
      <SecondSheet />
    </div>
  )
}
