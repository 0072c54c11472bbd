import { expect, test } from 'vitest'
import type { LinkedEvent } from '../../src/catalogue/catalogue.ts'
import { toEventType } from '../../src/views/event-card.ts'
import { toEventPage } from '../../src/views/event-page.ts'
import { toLinkViews } from '../../src/views/links.ts'
import { aContext } from '../fixtures/a-context.ts'
import { aContributor, anEvent, aSnapshot } from '../fixtures/build.ts'

const pageOf = (...[event, contributors = []]: [ReturnType<typeof anEvent>, ReturnType<typeof aContributor>[]?]) => {
  const context = aContext(aSnapshot({ events: [event], contributors }))
  return toEventPage(context.catalogue.events[0] as LinkedEvent, context)
}

test('a bare event has a title, a time to be announced, and nothing empty around it', () => {
  const { title, when, where, people, films, details, tags, accessibility, links, featuring } = pageOf(anEvent())
  expect({ title, when, where, people, films, details, tags, accessibility, links, featuring }).toEqual({
    title: 'Opening night',
    when: { text: 'TBA' },
    where: undefined,
    people: [],
    films: [],
    details: [],
    tags: [],
    accessibility: [],
    links: [],
    featuring: [],
  })
})

test.each([
  ['panel', { label: 'Session', colour: 'session' }],
  ['showcase_presenter', { label: 'Showcase', colour: 'showcase' }],
  ['Screening', { label: 'Screening', colour: 'screening' }],
  ['roller_disco', { label: 'Roller disco', colour: 'default' }],
  [undefined, undefined],
] as const)('an event of the type %s is shown as %j [E01] [S07]', (type, shown) => {
  expect(toEventType(type, aContext())).toEqual(shown)
})

test('one person and forty people are listed whole, in the order of the feed [B11]', () => {
  const people = Array.from({ length: 40 }, (_, index) =>
    aContributor({ entity_id: `p${index}`, name: `Person ${index}` }),
  )
  for (const count of [1, 40]) {
    const some = people.slice(0, count)
    const event = anEvent({ contributors: some.map(({ entity_id }) => ({ entity_id })) })
    expect(pageOf(event, some).people.map(({ name }) => name)).toEqual(some.map(({ name }) => name))
  }
})

test('links come highlighted first, and their value only when it says more than the label [E05]', () => {
  const url = 'https://example.org/'
  expect(
    toLinkViews([
      { label: 'Mail', value: 'Mail', url: `${url}1` },
      { label: 'Site', value: 'example.org', url: `${url}2`, highlight: true },
    ]),
  ).toEqual([
    { label: 'Site', value: 'example.org', url: `${url}2`, highlight: true },
    { label: 'Mail', url: `${url}1` },
  ])
  expect(toLinkViews(undefined)).toEqual([])
})
