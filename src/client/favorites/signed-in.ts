import { fillInterested } from './interested.ts'
import { startStars } from './stars.ts'

export { press } from './stars.ts'

/** What pages have for somebody who is signed in. */
export function startSignedIn(): void {
  startStars()
  document.querySelectorAll<HTMLElement>('[data-interested]').forEach(fillInterested)
}
