import { isSignedIn } from '../session.ts'
import { labelStars } from './label.ts'

const loadSignedIn = () => isSignedIn() && import('./signed-in.ts').then(({ startSignedIn }) => startSignedIn())

/**
 * Stars and interested lists. Who is signed out needs nothing: their stars open the sign-in modal, as built, and the
 * words beside a star come when somebody turns to one (ROWS T01).
 */
export function startFavorites(): void {
  labelStars()
  void loadSignedIn()
  // Signed in elsewhere before the way back to this page.
  addEventListener('pageshow', loadSignedIn)
  for (const type of ['pointerover', 'focusin']) {
    addEventListener(type, (event) => {
      if ((event.target as Element).closest?.('.star')) void import('./tip.ts').then((tip) => tip.onInterest(event))
    })
  }
}
