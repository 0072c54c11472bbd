import { isSignedIn } from './session.ts'

/*
 * What only some sites or pages have: each comes when its mark is in the page. The page's own script knows their marks
 * and nothing else of them, so that a page without any pays for none.
 */
const { analytics, hours = '' } = document.documentElement.dataset
const near = document.querySelector<HTMLButtonElement>('[data-near]')
const warn = (error: unknown) => console.warn(error)

if (analytics) {
  import('./analytics/start.ts').then(({ startAnalytics }) => startAnalytics(JSON.parse(analytics))).catch(warn)
}
if (near) import('./nearby.ts').then(({ startNearby }) => startNearby(near)).catch(warn)
// Only days have what is on now.
if (document.querySelector('.timed')) import('./now.ts').then(({ startNow }) => startNow()).catch(warn)

// Doors are asked about on the festival's days, and only where events are shown or will be.
const [from, to] = hours.split(' ')
const hour = Date.now() / 3_600_000
if (Number(from) < hour && hour < Number(to) && document.querySelector('.event, .bar, [data-search]')) {
  import('./live/start.ts').then(({ startLive }) => startLive()).catch(warn)
}

// Everybody else reads a page whose selectors sleep.
if (document.querySelector('[data-staff]') && isSignedIn()) {
  import('./staff/staff.ts').then(({ startStaff }) => startStaff()).catch(warn)
}
