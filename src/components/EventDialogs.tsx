import type { EventPageView } from '../views/event-page.ts'

/** Places of the RSVP and SXXPress modals of an event that has them (ROWS B15); what they say comes when they open. */
export function EventDialogs({ view }: { view: EventPageView }) {
  return (
    <>
      {view.reserve && <dialog className="modal modal-rsvp" />}
      {view.express && <dialog className="modal modal-sxxpress" />}
    </>
  )
}
