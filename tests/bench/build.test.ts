import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findDifferences } from '../../scripts/bench/build/check.ts'
import { toCheckedPages } from '../../scripts/bench/build/checked-pages.ts'
import { toGoTemplate, toJavaScript, toNunjucks } from '../../scripts/bench/build/dialects.ts'
import { listPages } from '../../scripts/bench/build/list-pages.ts'
import { prepareView } from '../../scripts/bench/build/prepare-view.ts'
import { readNodes } from '../../scripts/bench/build/template.ts'
import { TEXTS } from '../../scripts/bench/build/texts.ts'
import { toCatalogue } from '../../src/catalogue/catalogue.ts'
import festivalConfig from '../../src/data/sample/festival.config.ts'
import { makeSample } from '../../src/data/sample/index.ts'
import { FestivalSchema } from '../../src/schema/festival.ts'
import { toEventPage } from '../../src/views/event-page.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const frame = { start: '<html><head>', before: '<body><main>', after: '</main></body></html>' }
const now = new Date('2026-03-01T12:00:00Z')
const festival = FestivalSchema.parse(festivalConfig)
const catalogue = toCatalogue([makeSample({ events: 50 }).snapshot], { festival, now }).landing
const context = {
  festival,
  catalogue,
  year: 2026,
  siteUrl: 'http://localhost:4321',
  years: [2026],
  landingYear: 2026,
}

/** The events of the sample as the plain script renders them. */
function renderEvents(): string {
  const nodes = readNodes('event', { texts: TEXTS, frame })
  const draw = new Function('view', toJavaScript(nodes)) as (view: unknown) => string
  return temporaryFolder(
    Object.fromEntries(
      catalogue.events.map((event) => [
        `2026/events/${event.record.id}.html`,
        draw(prepareView(toEventPage(event, context), {})),
      ]),
    ),
  )
}

async function compare(ours: string, theirs: string) {
  const urls = await listPages(ours)
  const other = { name: 'other', dir: theirs, urls: await listPages(theirs) }
  return findDifferences({ name: 'ours', dir: ours, urls }, [other], urls)
}

describe('the checker of the build benchmark', () => {
  const event = `/2026/events/${catalogue.events[0]?.record.id}`

  async function afterChange(change: (file: string) => void) {
    const [mine, theirs] = [renderEvents(), temporaryFolder()]
    cpSync(mine, theirs, { recursive: true })
    expect(await compare(mine, theirs)).toEqual([])
    change(join(theirs, `${event}.html`))
    return compare(mine, theirs)
  }
  const replace = (from: string | RegExp, to: string) => (file: string) => {
    const html = readFileSync(file, 'utf8')
    expect(html).toMatch(from)
    writeFileSync(file, html.replace(from, to))
  }

  test('catches a changed word', async () => {
    expect(await afterChange(replace('When', 'Then'))).toEqual([
      { contestant: 'other', url: event, what: expect.stringMatching(/^text: ours ".*When/) },
    ])
  })

  test('catches a missing page and one too many', async () => {
    expect(await afterChange((file) => rmSync(file))).toEqual([
      { contestant: 'other', url: event, what: 'missing page' },
    ])
    expect(await afterChange((file) => cpSync(file, file.replace('.html', '-2.html')))).toEqual([
      { contestant: 'other', url: `${event}-2`, what: 'surplus page' },
    ])
  })

  test('catches another link, title, description, canonical address and JSON-LD', async () => {
    const changes: [string, string | RegExp, string][] = [
      ['links', 'href="/2026/venues/', 'href="/2026/venue/'],
      ['title', '</title>', '!</title>'],
      ['description', /name="description" content="/, 'name="description" content="So: '],
      ['canonical', 'rel="canonical" href="http:', 'rel="canonical" href="https:'],
      ['data', '"@context":"https:', '"@context":"http:'],
    ]
    for (const [what, from, to] of changes) {
      expect(await afterChange(replace(from, to))).toMatchObject([
        { url: event, what: expect.stringMatching(`^${what}:`) },
      ])
    }
  })

  test('looks past the markup: other classes, spaces and ways of escaping', async () => {
    expect(await afterChange(replace('<h1 dir="auto">', '<h1 class="x">\n  '))).toEqual([])
    expect(await afterChange(replace('href="/2026/venues/', 'href="&#47;2026/venues/'))).toEqual([])
  })
})

test('a template gives every language the same sense', () => {
  const read = () =>
    '{% if view.isOn and not view.no %}<a href="{{ view.to }}">{% say a.b view.n %}</a>{% else %}{{{ view.raw }}}{% end %}' +
    '{% for item in view.list %}{{ item.myName }},{% end %}'
  const nodes = readNodes('x', { texts: { a: { b: (n: string) => `+ ${n}` } }, frame: {}, read })
  const [, loop = ''] = /range \$(item\d+)/.exec(toGoTemplate(nodes)) ?? []
  expect(toGoTemplate(nodes)).toBe(
    '{{- $view := .Params.view -}}{{ if (and $view.ison (not $view.no)) }}<a href="{{ $view.to | safeURL }}">+ {{ $view.n }}</a>' +
      `{{ else }}{{ $view.raw | safeHTML }}{{ end }}{{ range $${loop} := $view.list }}{{ $${loop}.myname }},{{ end }}`,
  )
  expect(toNunjucks(nodes)).toBe(
    '{% if item.view.ison and not item.view.no %}<a href="{{ item.view.to }}">+ {{ item.view.n }}</a>' +
      `{% else %}{{ item.view.raw | safe }}{% endif %}{% for ${loop} in item.view.list %}{{ ${loop}.myname }},{% endfor %}`,
  )
  const draw = new Function('view', toJavaScript(nodes)) as (view: unknown) => string
  expect(draw({ ison: true, to: '/a"', n: 3, list: [{ myname: '<x>' }] })).toBe('<a href="/a&#34;">+ 3</a>&#60;x&#62;,')
  expect(draw({ raw: '<b>' })).toBe('<b>')
})

test('compares small kinds whole and the same choice of large ones every time', () => {
  const urls = [
    ...Array.from({ length: 3000 }, (_, index) => `/2026/events/${index}`),
    ...Array.from({ length: 30 }, (_, index) => `/2026/venues/${index}`),
  ]
  const chosen = toCheckedPages(urls, 500)
  expect(chosen).toHaveLength(530)
  expect(chosen.filter((url) => url.includes('/venues/'))).toHaveLength(30)
  expect(toCheckedPages(urls.toReversed(), 500).toSorted()).toEqual(chosen.toSorted())
})
