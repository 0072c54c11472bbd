import type { Link } from '../schema/parts.ts'

const byHighlight = (a: Link, b: Link) => Number(b.highlight ?? false) - Number(a.highlight ?? false)

/** An item's links as its page lists them: the highlighted first, and no value that only says the label or the
 * item's own name again. */
export const toLinkViews = (links: readonly Link[] = [], name = ''): Link[] =>
  [...links]
    .sort(byHighlight)
    .map(({ value, ...link }) => ({ ...link, ...(value && value !== link.label && value !== name && { value }) }))
