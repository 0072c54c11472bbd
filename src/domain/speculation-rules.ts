/**
 * Speculation Rules: pages are fetched when a visitor is about to follow a link. Prerendering waits until side effects
 * of pages are proven to wait for it. The text is the same for every page, since the policy knows it by its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] },
      eagerness: 'moderate',
    },
  ],
})
