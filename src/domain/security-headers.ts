/** What a site may load and where it may send, beyond itself. Everything here comes from the build and the config. */
export interface SecurityOptions {
  /** `sha256-…` of inline styles and scripts that a page cannot do without. */
  styleHashes?: readonly string[]
  scriptHashes?: readonly string[]
  /** Origins of the pictures that the catalogue names, such as `https://images.example.org`. */
  imgHosts?: readonly string[]
  /** Origins that scripts may call beside our own: an analytics target. */
  connect?: readonly string[]
  /** Origins that a form may lead to, redirects included: without its provider, signing in ends at the CSP. */
  formAction?: readonly string[]
  /** Origins of scripts that the organiser has configured, and of what they show: a social network, a tag manager. */
  widget?: readonly string[]
  /** True when a page may ask where its visitor is: the feature `nearby`. */
  geolocation?: boolean
  /** True when visitors reach the site by https. Over plain http the two rules about https would break it. */
  tls?: boolean
}

/** Headers for the paths that a pattern matches: one path (`/robots.txt`), or all below a folder (`/_astro/*`). */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

export const DAY_SECONDS = 24 * 60 * 60
export const YEAR_SECONDS = 365 * DAY_SECONDS
/** How long a shared cache may answer with a page before it asks again: a change is everywhere after a minute. */
export const PAGE_SHARED_SECONDS = 60

const TRANSPORT_HEADER = 'Strict-Transport-Security'
const STRICT_TRANSPORT = `max-age=${YEAR_SECONDS}; includeSubDomains`
const UPGRADE = 'upgrade-insecure-requests'

/**
 * A host as CSP Level 3 §2.3.1 can write it. Picture addresses come from feeds, and a URL's host may hold `;` or `,`,
 * which would end our directive and begin theirs.
 */
const HOST_SOURCE = /^(https?:\/\/)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i
const HASH_SOURCE = /^sha(256|384|512)-[A-Za-z0-9+/_-]+={0,2}$/

const hosts = (list: readonly string[] = []) => [...new Set(list)].filter((host) => HOST_SOURCE.test(host)).sort()
const hashes = (list: readonly string[] = []) =>
  [...new Set(list)]
    .filter((hash) => HASH_SOURCE.test(hash))
    .sort()
    .map((hash) => `'${hash}'`)

/**
 * The Content-Security-Policy of every page, without any `unsafe-*` (DESIGN §3). A host or hash that the policy's
 * grammar cannot express is left out: its picture shows the placeholder, and nothing else changes.
 */
export function contentSecurityPolicy(options: SecurityOptions): string {
  const widget = hosts(options.widget)
  const directives: string[][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes(options.scriptHashes), ...widget],
    ['style-src', "'self'", ...hashes(options.styleHashes)],
    ['img-src', "'self'", 'data:', ...hosts(options.imgHosts), ...widget],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...hosts(options.connect), ...widget],
    ...(widget.length > 0 ? [['frame-src', ...widget]] : []),
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...hosts(options.formAction)],
    ['frame-ancestors', "'none'"],
  ]
  if (options.tls) directives.push([UPGRADE])
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** The headers that every answer carries, whatever it is (QUALITY §5 row 12). */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': `camera=(), geolocation=(${options.geolocation ? 'self' : ''}), microphone=(), payment=(), usb=()`,
    ...(options.tls && { [TRANSPORT_HEADER]: STRICT_TRANSPORT }),
  }
}

/**
 * What is no page may do nothing at all, should somebody open it as one: an SVG picture runs no script. The short policy
 * also saves a kilobyte or more with each of the ten files that a first visit waits for, and with every answer of the API.
 */
export const ASSET_POLICY = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/**
 * The one table of headers: our server and every CDN answer by it. Rules apply in order and a later one overrides an
 * earlier one by header name; a CDN that joins repeated headers instead must be told to drop the earlier value.
 */
export function headerRules(options: SecurityOptions): HeaderRule[] {
  const immutable = { ...ASSET_POLICY, 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` }
  return [
    {
      path: '/*',
      headers: {
        ...securityHeaders(options),
        'Cache-Control': `public, max-age=0, s-maxage=${PAGE_SHARED_SECONDS}, must-revalidate`,
      },
    },
    { path: '/_astro/*', headers: immutable },
    { path: '/fonts/*', headers: immutable },
    { path: '/pictures/*', headers: { ...ASSET_POLICY, 'Cache-Control': `public, max-age=${DAY_SECONDS}` } },
    { path: '/icon.svg', headers: { ...ASSET_POLICY, 'Cache-Control': `public, max-age=${DAY_SECONDS}` } },
    {
      path: '/cards/*',
      headers: { 'Cache-Control': `public, max-age=${DAY_SECONDS}`, 'Cross-Origin-Resource-Policy': 'cross-origin' },
    },
  ]
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

/** The rules that speak of a path, in their order. */
export const matchingRules = (rules: readonly HeaderRule[], path: string): readonly HeaderRule[] =>
  rules.filter((rule) => matches(rule.path, path))

/** All headers that the table gives a path. Names keep the table's spelling; they are compared without case. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const byName = new Map<string, [name: string, value: string]>()
  for (const rule of matchingRules(rules, path)) {
    for (const [name, value] of Object.entries(rule.headers)) byName.set(name.toLowerCase(), [name, value])
  }
  return Object.fromEntries(byName.values())
}

/**
 * The same table for another transport: a release does not know whether the server that shows it stands behind TLS.
 * HSTS and the upgrade of insecure requests are added, or taken away, and nothing else changes.
 */
export function forTransport(rules: readonly HeaderRule[], tls: boolean): HeaderRule[] {
  return rules.map((rule) => {
    const headers: Record<string, string> = {}
    for (const [name, value] of Object.entries(rule.headers)) {
      const isPolicy = rule.path === '/*' && name.toLowerCase() === 'content-security-policy'
      if (name.toLowerCase() !== TRANSPORT_HEADER.toLowerCase())
        headers[name] = isPolicy ? withUpgrade(value, tls) : value
      if (isPolicy && tls) headers[TRANSPORT_HEADER] = STRICT_TRANSPORT
    }
    return { ...rule, headers }
  })
}

function withUpgrade(policy: string, tls: boolean): string {
  const directives = policy.split(/;\s*/).filter((directive) => directive !== '' && directive.trim() !== UPGRADE)
  return [...directives, ...(tls ? [UPGRADE] : [])].join('; ')
}
