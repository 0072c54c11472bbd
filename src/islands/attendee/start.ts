import { isSignedIn } from '../../client/session.ts'

/** Brings the page of a person (ROWS R12), except to somebody who must log in first. */
export function startAttendee(): void {
  const page = document.querySelector<HTMLElement>('[data-attendee]')
  const [, uid] = /\/attendees\/([^/]+)\/?$/.exec(location.pathname) ?? []
  if (!page || !uid) return
  const { signedInOnly } = JSON.parse(page.dataset.attendee ?? '') as { signedInOnly: boolean }
  if (signedInOnly && !isSignedIn()) return
  import('./show.tsx')
    .then(({ showAttendee }) => showAttendee(page, uid))
    .catch((error: unknown) => console.warn(error))
}
