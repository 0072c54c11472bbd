import { SECTIONS, toErrorPath } from '../../domain/sections.ts'
import { type HeaderRule, headerRules } from '../../domain/security-headers.ts'
import { ASKED_SEARCHES, needsServer, PERSON_ADDRESSES, SERVER_ADDRESSES } from '../../domain/server-paths.ts'
import { LIST_PATTERN } from '../../domain/shells.ts'
import type { Festival } from '../../schema/festival.ts'
import type { Records } from '../../schema/snapshot.ts'
import type { InlineHashes } from './inline-hashes.ts'

const originOf = (url: string | undefined): string[] => {
  if (!url || url.startsWith('/')) return []
  const { origin } = new URL(url)
  return origin === 'null' ? [] : [origin]
}

/** The origins of every picture that a programme names: nothing else may be loaded as one. */
export function pictureOrigins(editions: readonly Records[]): string[] {
  const origins = new Set<string>()
  const add = (url: string | undefined) => {
    for (const origin of originOf(url)) origins.add(origin)
  }
  for (const records of editions) {
    for (const list of Object.values(records)) {
      for (const record of list) {
        add(record.thumbnail_url)
        add(record.image?.url)
        if ('meta' in record) add(record.meta?.sponsorImage)
      }
    }
  }
  return [...origins].sort()
}

/** The table of headers for this release: what the pages hold inline, where pictures, forms and calls may go. */
export function toHeaderRules(festival: Festival, editions: readonly Records[], inline: InlineHashes): HeaderRule[] {
  return headerRules({
    ...inline,
    imgHosts: [...pictureOrigins(editions), ...festival.attendees.pictures.flatMap((url) => originOf(url))],
    connect: [festival.analytics?.endpoint, festival.analytics?.profileEndpoint].flatMap((url) => originOf(url)),
    formAction: Object.values(festival.products).flatMap(({ issuer }) => originOf(issuer)),
    widget: [festival.sharing, festival.analytics]
      .flatMap((settings) => [settings?.script, ...(settings?.origins ?? [])])
      .flatMap((url) => originOf(url)),
    geolocation: festival.features.nearby,
    tls: festival.siteUrl?.startsWith('https:') ?? false,
  })
}

/**
 * The table as a `_headers` file, which Netlify, Cloudflare Pages and others read. They join the values of a header that
 * two rules set, so the rule for everything leaves caching to the host: its default for pages is to ask again.
 */
export const toHeadersFile = (rules: readonly HeaderRule[]): string =>
  `${rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).filter(([name]) => path !== '/*' || name !== 'Cache-Control')
      return [path, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
    })
    .join('\n\n')}\n`

/**
 * The not-found page of each part of the site as a `_redirects` file (Netlify; hosts that look for the nearest `404.html`
 * need none). It knows no expressions, so lists of kinds that have no page of their own are for our server and nginx.
 */
export const toRedirectsFile = (): string =>
  `${SECTIONS.flatMap(({ path }) => ['', '/:year'].map((year) => `${year}/${path}/* /${path}/404.html 404`)).join('\n')}\n`

/** Header values hold no `$`, which nginx would read as a variable: policies, hashes and dates have none. */
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const ERRORS = '500 502 503 504'

/**
 * A status that nginx keeps to itself: it means "to the server". `error_page` is the only way from a condition to another
 * location, and does not inherit into a location that has its own.
 */
const TO_SERVER = 418
const TO_SERVER_PAGE = `error_page ${TO_SERVER} = @marquee;`

/** Locations that differ in what they send when there is no such page: lists of kinds, and each part's own 404. */
const pageLocations = (): { match: string; lines: string[] }[] => [
  { match: `~ "${LIST_PATTERN}"`, lines: ['  try_files $uri $uri.html $1.html =404;'] },
  ...SECTIONS.map(({ path }) => ({
    // With and without a slash at the end, as the specification writes both.
    match: `~ "^((?:/[0-9]{1,4})?/${path}(?:/.+?)?)/?$"`,
    lines: [
      '  try_files $uri $1.html =404;',
      `  error_page 404 /${path}/404.html;`,
      `  error_page ${ERRORS} /${toErrorPath(path)}.html;`,
      `  ${TO_SERVER_PAGE}`,
    ],
  })),
]

/** What goes to our server: an upstream that the operator names `marquee`. Its answers carry their own headers. */
const PROXY = `location @marquee {
  proxy_pass http://marquee;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
}`

const SERVER_RULES = `if ($request_method !~ "^(?:GET|HEAD)$") { return ${TO_SERVER}; }
if ($request_uri ~ "${ASKED_SEARCHES}") { return ${TO_SERVER}; }
if ($uri ~ "${SERVER_ADDRESSES}") { return ${TO_SERVER}; }
if ($uri ~ "${PERSON_ADDRESSES}") { return ${TO_SERVER}; }`

/**
 * The table as an nginx include for a `server` block. `add_header` does not inherit into a location that has its own,
 * so every location repeats the whole set.
 */
export function toNginxInclude(rules: readonly HeaderRule[]): string {
  const everywhere = rules.find(({ path }) => path === '/*')?.headers ?? {}
  const toHeaderLines = (headers: Record<string, string>) =>
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-type')
      .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  const locations = rules
    // Their answers come from the server, headers included.
    .filter(({ path }) => path === '/*' || !needsServer('GET', path))
    .map(({ path, headers }) => {
      const lines = toHeaderLines(path === '/*' ? everywhere : { ...everywhere, ...headers })
      const match = path === '/*' ? '/' : path.endsWith('/*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`
      const type = headers['Content-Type'] ? [`  types { } default_type ${headers['Content-Type']};`] : []
      const files = path === '/*' ? ['  try_files $uri $uri.html $uri/index.html =404;'] : []
      return [`location ${match} {`, ...files, ...type, ...lines, '}'].join('\n')
    })
  const parts = pageLocations().map(({ match, lines }) =>
    [`location ${match} {`, ...lines, ...toHeaderLines(everywhere), '}'].join('\n'),
  )
  return `# Made by the build: include it in a server block whose root is the release's site folder. Beside that block stands
# where our server listens: upstream marquee { server 127.0.0.1:4321; keepalive 16; }
error_page 404 /404.html;
error_page ${ERRORS} /500.html;
${TO_SERVER_PAGE}
recursive_error_pages on;
gzip_static on;

# Not files: calls, signing in, searches that ask for something, people of the directory (src/domain/server-paths.ts).
${SERVER_RULES}
${PROXY}

${[...locations, ...parts].join('\n\n')}
`
}
