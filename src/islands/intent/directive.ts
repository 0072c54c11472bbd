import type { ClientDirective } from 'astro'
import { isSignedIn } from '../../client/session.ts'
import { waitForIntent } from './wait-for-intent.ts'

/** Loads an island on the first sign of interest; for who is signed in, when the browser has nothing else to do. */
const intent: ClientDirective = (load, _options, element) => {
  waitForIntent(element, async () => (await load())(), { isEager: isSignedIn() })
}

export default intent
