import { expect, test } from 'vitest'
import { draw } from '../../../src/components/draw.ts'
import { EventList } from '../../../src/components/EventCard.tsx'
import { PeopleGrid } from '../../../src/components/PersonCard.tsx'
import { makeSample } from '../../../src/data/sample/index.ts'
import { drawEvents, drawPeople } from '../../../src/server/results/draw-cards.ts'
import { type EventCardView, toEventCard } from '../../../src/views/event-card.ts'
import { type HitCard, toHitCard } from '../../../src/views/hit-card.ts'
import type { PersonCardView } from '../../../src/views/person-card.ts'
import { toSearchHit } from '../../../src/views/search-hit.ts'
import { toSearchItems } from '../../../src/views/search-items.ts'
import { aContext } from '../../fixtures/a-context.ts'

/** A festival with every awkward thing, as its preview sees it: unpublished items too. */
const context = aContext(makeSample({ events: 400 }).snapshot, { isPreview: true })
const items = toSearchItems(context.catalogue, 'en')
const hits = items.map((item) => toSearchHit(item, context))
const cards = hits.map((hit) => toHitCard(hit, context))
const views = <View>(kind: HitCard['kind']) => cards.flatMap((card) => (card?.kind === kind ? [card.view as View] : []))

test('draws the cards of events as React draws them [B06] [T04]', () => {
  const events = views<EventCardView>('event')
  expect(events.length).toBeGreaterThan(300)
  for (const view of events) expect(drawEvents([view])).toBe(draw(EventList, { cards: [view] }))
  expect(drawEvents(events)).toBe(draw(EventList, { cards: events }))
})

test('draws the cards of people, films, stands and places as React draws them [B06] [T04]', () => {
  for (const [kind, shape] of [
    ['person', 'square'],
    ['wide', 'wide'],
  ] as const) {
    const of = views<PersonCardView>(kind)
    expect(of.length).toBeGreaterThan(10)
    for (const view of of) expect(drawPeople([view], shape)).toBe(draw(PeopleGrid, { cards: [view], shape }))
    expect(drawPeople(of, shape)).toBe(draw(PeopleGrid, { cards: of, shape }))
  }
})

test('draws what a feed may not say of itself as React draws it', () => {
  const hostile = `</li><script>alert("1")</script>&amp;'`
  const event: EventCardView = {
    href: `/events/${hostile}`,
    title: hostile,
    type: { label: hostile, colour: 'edu' },
    time: { text: hostile, iso: hostile, end: hostile, suffix: hostile },
    day: hostile,
    where: hostile,
    people: [hostile, hostile],
    morePeople: 2,
    badges: [
      { type: hostile, label: hostile, code: hostile },
      { type: 'other', label: hostile, code: '' },
    ],
    picture: { src: hostile, alt: hostile, art: 3, initials: hostile },
    isCanceled: true,
    publication: hostile,
    star: { type: 'event', id: hostile },
    note: hostile,
  }
  const person: PersonCardView = {
    href: hostile,
    name: hostile,
    lines: [hostile],
    role: hostile,
    publication: hostile,
    picture: { alt: '', art: 1, initials: hostile },
    star: { type: 'entity', id: hostile },
    note: hostile,
  }
  expect(drawEvents([event])).toBe(draw(EventList, { cards: [event] }))
  expect(drawEvents([event])).not.toContain('<script')
  expect(drawPeople([person], 'square')).toBe(draw(PeopleGrid, { cards: [person] }))
})

test('makes of a lean hit the card that a built page shows of the same event [E11]', () => {
  for (const item of items) {
    if (!('event' in item)) continue
    const card = toHitCard(JSON.parse(JSON.stringify(toSearchHit(item, context))), context)
    const { publication: _, ...built } = toEventCard(item.event, context)
    expect(drawEvents([card?.view as EventCardView])).toBe(drawEvents([built]))
  }
})
