import { MENU_BREAKPOINT_PX } from '../../domain/limits.ts'
import type { AnalyticsSettings } from '../../schema/analytics.ts'
import { loadSession, type Session } from '../session.ts'
import { onTracked, type Properties, track } from '../track.ts'
import { type Clients, makeClients } from './clients.ts'
import { asksNotToBeCounted, toCountedPath, toReferrer, withoutPrivate } from './privacy.ts'

/** A page that the browser prepares has not been seen by anybody. */
const untilSeen = (): Promise<void> =>
  new Promise((resolve) => {
    // Speculation Rules; not every browser has them.
    const { prerendering = false } = document as { prerendering?: boolean }
    if (prerendering) document.addEventListener('prerenderingchange', () => resolve(), { once: true })
    else resolve()
  })

const untilHidden = (): Promise<undefined> =>
  new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => document.hidden && resolve(undefined))
  })

function toPage(): Properties {
  const { pathname, search, origin } = location
  const referrer = toReferrer(document.referrer, origin)
  const term = new URLSearchParams(search).get('q')
  return { path: pathname, title: document.title, ...(referrer && { referrer }), ...(term && { term }) }
}

/** The tag manager's own script, the organiser's; it finds in its list what was pushed before it came. */
function loadTagManager(src: string): void {
  const layer = (window as { dataLayer?: object[] }).dataLayer
  layer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}

/** On hiding everything goes; what has no network stays for the next page of the tab. */
function leaveInOrder({ queues, keep }: Clients): void {
  const leave = () => {
    for (const queue of queues) queue.leave()
    keep()
  }
  document.addEventListener('visibilitychange', () => document.hidden && leave())
  addEventListener('pagehide', leave)
}

/**
 * Page views and what visitors do, to the targets of the festival's config (ROWS B17). Never before the page is seen,
 * never for those who ask not to be counted, and never in the way: it fails quietly.
 */
export async function startAnalytics(settings: AnalyticsSettings): Promise<void> {
  if (settings.respectsPrivacySignals && asksNotToBeCounted()) return onTracked(() => {})
  await untilSeen()
  const clients = makeClients(settings)
  const clean = ({ path, ...properties }: Properties): Properties => ({
    ...(path !== undefined && { path: toCountedPath(String(path), settings) }),
    ...withoutPrivate(properties, settings),
  })
  const sayPage = () => {
    const now = { timestamp: new Date().toISOString(), mobile: innerWidth < MENU_BREAKPOINT_PX }
    for (const client of clients.list) client.page(clean({ ...toPage(), ...now }))
  }
  if (settings.script) loadTagManager(settings.script)

  // Who it is comes first, unless the visitor leaves before that is known. It listens before those who send on leaving.
  const known = Promise.race<Session | undefined>([loadSession(), untilHidden()]).then((session) => {
    if (session) for (const client of clients.list) client.identify(session.uid, session.roles)
    sayPage()
  })
  onTracked(({ name, properties }) => {
    void known.then(() => {
      for (const client of clients.list) client.track(name, clean(properties))
    })
  })
  leaveInOrder(clients)
  addEventListener('offline', () => track('offline', {}))
  addEventListener('online', () => {
    track('online', {})
    for (const queue of clients.queues) queue.resume()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && sayPage())
}
