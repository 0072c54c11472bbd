import { startStars } from './stars.ts'

const INTERESTED = '[data-interested]'

/** What pages have for somebody who is signed in. */
export function startSignedIn(): void {
  startStars()
  if (document.querySelector(INTERESTED)) {
    void import('./interested.ts').then(({ fillInterested }) =>
      document.querySelectorAll<HTMLElement>(INTERESTED).forEach(fillInterested),
    )
  }
}
