/*
 * What only some sites or pages have: each comes when its mark is in the page. The page's own script knows their marks
 * and nothing else of them, so that a page without any pays for none.
 */
const { analytics } = document.documentElement.dataset
const near = document.querySelector<HTMLButtonElement>('[data-near]')
const warn = (error: unknown) => console.warn(error)

if (analytics) {
  import('./analytics/start.ts').then(({ startAnalytics }) => startAnalytics(JSON.parse(analytics))).catch(warn)
}
if (document.querySelector('.timed')) import('./now.ts').then(({ startNow }) => startNow()).catch(warn)
if (near) import('./nearby.ts').then(({ startNearby }) => startNearby(near)).catch(warn)

export {}
