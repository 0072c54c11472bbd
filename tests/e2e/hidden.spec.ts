import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { TEST_RELEASE } from '../../scripts/checks/test-places.ts'
import { makeSample } from '../../src/data/sample/index.ts'
import { expect, MISSING_PAGE, test } from './visitor.ts'

const release = process.env.MARQUEE_TEST_RELEASE ?? TEST_RELEASE

const LOST =
  'The page you requested cannot be found. Check the URL, or contact hello@example.org if you believe this page should be working.'

test('a wrong address gets a real 404, a mail link and a way to all events [R13] [X01]', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(MISSING_PAGE)
  for (const address of [
    '/nothing',
    '/2026/nothing/here',
    '/2026/events/nothing',
    '/20xx/events/nj-forty',
    '/search/nonsense',
  ]) {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(404)
    await expect(page).toHaveTitle('Page not found – Nightjar')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByRole('main')).toContainText(LOST)
    await expect(page.getByRole('link', { name: 'hello@example.org' })).toHaveAttribute(
      'href',
      'mailto:hello@example.org',
    )
  }
  await page.getByRole('link', { name: 'Back to all events' }).click()
  await expect(page).toHaveURL('/search/event')
})

test('an unpublished item answers exactly as an unknown one [T03]', async ({ request }) => {
  const ask = async (path: string) => {
    const answer = await request.get(path)
    const { date: _, 'x-request-id': __, ...headers } = answer.headers()
    return { status: answer.status(), headers, body: (await answer.text()).replace(/"request_id":"[^"]*"/, '') }
  }
  for (const [kind, ids] of [
    ['events', ['nj-unpublished-null', 'nj-unpublished-future']],
    ['contributors', ['nj-unpublished-null-person', 'nj-unpublished-future-artist']],
    ['artists', ['nj-unpublished-future-artist']],
  ] as const) {
    for (const prefix of ['', '/2026', '/api/web/2026']) {
      if (prefix.startsWith('/api') && kind === 'artists') continue
      const unknown = await ask(`${prefix}/${kind}/nothing-of-the-kind`)
      expect(unknown.status).toBe(404)
      for (const id of ids) expect(await ask(`${prefix}/${kind}/${id}`)).toEqual(unknown)
    }
  }
})

/** Texts and ids of the unpublished records that no published record holds. */
function canaries(): string[] {
  const records = Object.values(makeSample().snapshot.sources.sample?.records ?? {}).flat() as {
    publish_at?: string | null
  }[]
  const isHidden = ({ publish_at: at }: { publish_at?: string | null }) =>
    at === null || (at !== undefined && at > '2099')
  const stringsOf = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(stringsOf)
        : []
  const shown = JSON.stringify(records.filter((record) => !isHidden(record)))
  return [...new Set(records.filter(isHidden).flatMap(stringsOf))]
    .map((text) => text.replace(/<[^>]*>/g, ''))
    .filter(
      (text) => text.length > 6 && !/^\d{4}-\d\d-\d\d/.test(text) && !shown.includes(JSON.stringify(text).slice(1, -1)),
    )
}

test('nothing of an unpublished item is in any byte of the release [T03]', () => {
  const words = canaries()
  expect(words).toContain('Quentin Unannounced')
  expect(words).toContain('Not even the speakers know about this one yet.')
  expect(words.length).toBeGreaterThan(20)
  // Pages write some characters in another way.
  const pattern = new RegExp(
    words
      .flatMap((word) => [word, word.replaceAll('&', '&amp;')])
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|'),
  )
  const leaks: string[] = []
  let files = 0
  for (const entry of readdirSync(release, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.woff2')) continue
    // Shows how a preview labels the sample's own hidden records; no public release has a gallery (data/pages/gallery.ts).
    if (/^gallery\.html/.test(entry.name)) continue
    files += 1
    const name = join(entry.parentPath, entry.name)
    const bytes = readFileSync(name)
    const text = name.endsWith('.br') ? brotliDecompressSync(bytes) : name.endsWith('.gz') ? gunzipSync(bytes) : bytes
    const found = pattern.exec(text.toString())
    if (found || pattern.test(name)) leaks.push(`${name}: ${found?.[0]}`)
  }
  expect(files).toBeGreaterThan(1000)
  expect(leaks).toEqual([])
})

test('a page is the same for everybody, whatever their cookies say', async ({ request }) => {
  for (const path of ['/', '/2026/events/nj-everything', '/2026/schedule/2026-03-07', '/contributors', '/nothing']) {
    const plain = await request.get(path)
    const signedIn = await request.get(path, { headers: { cookie: '__Host-session=abc; marquee_hint=1; theme=edu' } })
    expect(await signedIn.body()).toEqual(await plain.body())
    expect(signedIn.headers()['set-cookie']).toBeUndefined()
    expect(signedIn.headers().vary ?? '').not.toMatch(/cookie/i)
  }
})
