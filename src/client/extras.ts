/*
 * What only some sites or pages have: each comes when its mark is in the page. The page's own script knows their marks
 * and nothing else of them, so that a page without any pays for none.
 */
const { analytics } = document.documentElement.dataset

if (analytics) {
  import('./analytics/start.ts')
    .then(({ startAnalytics }) => startAnalytics(JSON.parse(analytics)))
    .catch((error: unknown) => console.warn(error))
}

export {}
