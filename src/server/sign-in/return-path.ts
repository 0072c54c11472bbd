/** Longer than any address of a search with all its filters. */
const LONGEST = 2_000

/**
 * Where to go after signing in or out: the path of an address of this site, and `/` for everything else. An address is
 * taken apart as browsers do it and looked at again in the form in which it will be sent, because normalising can make
 * another site of it: `/.//evil.example` becomes `//evil.example`.
 * @param site the site's own origin, such as `https://festival.example`
 */
export function readReturnPath(given: unknown, site: string): string {
  // Browsers drop tabs and line ends, and take `\` for `/`; no page of ours has an address with any of them.
  if (typeof given !== 'string' || given.length > LONGEST || /[^\x21-\x5b\x5d-\x7e]/.test(given)) return '/'
  const path = toPath(given, site)
  if (path === undefined || toPath(path, site) !== path) return '/'
  return /^\/auth(\/|$)/.test(path) ? '/' : path
}

function toPath(address: string, site: string): string | undefined {
  if (!URL.canParse(address, site)) return undefined
  const { protocol, origin, username, password, pathname, search, hash } = new URL(address, site)
  // The origin of a `blob:` address is that of the page that made it.
  if (!/^https?:$/.test(protocol) || origin !== site || username !== '' || password !== '') return undefined
  return pathname.startsWith('//') ? undefined : pathname + search + hash
}
