import { toAddress } from '../importers/media.ts'

/** Where a name of a network leads. */
const NETWORKS = {
  x_url: { base: 'https://x.com/', name: /^[A-Za-z0-9_]{1,30}$/ },
  facebook_url: { base: 'https://www.facebook.com/', name: /^[A-Za-z0-9.]{1,60}$/ },
  instagram_url: { base: 'https://www.instagram.com/', name: /^[A-Za-z0-9._]{1,40}$/ },
  tiktok_url: { base: 'https://www.tiktok.com/@', name: /^[A-Za-z0-9._]{1,40}$/ },
} as const

export type LinkField = keyof typeof NETWORKS | 'website'

/** `x.com/name` is an address, `first.last` a name, though both have a dot. */
const isAddress = (text: string) => text.includes('/') || /^(www|x|twitter|facebook|instagram|tiktok)\./i.test(text)

/**
 * A link as people write one: an address with or without its beginning, or their name there (`@name`). Nothing for what
 * leads anywhere but to the web.
 */
export function toPersonLink(field: LinkField, text: string): string | undefined {
  const written = text.trim()
  if (field !== 'website' && !isAddress(written)) {
    const { base, name } = NETWORKS[field]
    const own = written.replace(/^@/, '')
    return name.test(own) ? base + own : undefined
  }
  const address = toAddress(written)
  return address && /^https?:\/\//i.test(address) ? address : undefined
}
