import { expect, test } from 'vitest'
import { drawCard, toCardSvg } from '../../src/server/cards/draw-card.ts'
import { fitText, isDrawable, widthOf, wrap } from '../../src/server/cards/text.ts'
import type { SocialCardView } from '../../src/views/social-card.ts'
import { toSocialCard } from '../../src/views/social-card.ts'
import { aContext } from '../fixtures/a-context.ts'
import { aContributor, anEvent, aSnapshot, aVenue } from '../fixtures/build.ts'

const aCard = (fields: Partial<SocialCardView> = {}): SocialCardView => ({
  festival: 'Example Festival',
  theme: 'main',
  colour: 'session',
  title: 'Opening night',
  lines: [],
  ...fields,
})

const context = aContext(
  aSnapshot({
    events: [
      anEvent({
        id: 'e1',
        event_type: 'panel',
        start_time: '2026-03-14T19:00:00-05:00',
        venue_id: 'v1',
        contributors: [{ entity_id: 'p1' }],
      }),
      anEvent({ id: 'e2', canceled: true }),
      anEvent({ id: 'e3', publish_at: null }),
    ],
    contributors: [aContributor()],
    venues: [aVenue()],
  }),
)

test('a card says what, when and where, on the festival’s clock', () => {
  expect(toSocialCard('events', 'e1', context)).toEqual({
    festival: 'Example Festival',
    theme: 'main',
    kind: 'Session',
    colour: 'session',
    title: 'Opening night',
    lines: ['Sat, Mar 14 7:00pm CT', 'Great Hall'],
  })
  expect(toSocialCard('events', 'e2', context)?.lines).toEqual(['Canceled'])
  expect(toSocialCard('contributors', 'p1', context)?.title).toBe('Ada Example')
  expect(toSocialCard(undefined, undefined, context)?.title).toBe('Example Festival')
})

test('what is not published has no card, like what never was [T03]', () => {
  expect(toSocialCard('events', 'e3', context)).toBeUndefined()
  expect(toSocialCard('events', 'nothing', context)).toBeUndefined()
  expect(toSocialCard('nonsense', 'e1', context)).toBeUndefined()
})

test.each([
  ['one letter', 'M'],
  ['two hundred', 'A very long title that nobody can say in one breath '.repeat(4).trim()],
  ['one word too long', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2)],
  ['accents', 'Zofia Świątek & Łukasz Ñandú'],
])('a title of %s stays within the card', (_, title) => {
  const { size, lines } = fitText(title, [210, 150, 92, 66, 56], { width: 1056, height: 300, leading: 1 })
  expect(lines.length * size).toBeLessThanOrEqual(300)
  for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(1056)
  const shown = lines.join(' ').replace(/…$/, '').replaceAll(' ', '')
  expect(title.replaceAll(' ', '').startsWith(shown.slice(0, 20))).toBe(true)
})

test('words are wrapped whole and in order', () => {
  expect(wrap('one two three', 100, widthOf('one two', 100) + 1)).toEqual(['one two', 'three'])
})

test('letters beyond the face are never drawn as boxes', () => {
  expect([isDrawable('Łódź – “Świątek”'), isDrawable('椎名 灯里'), isDrawable('أمينة')]).toEqual([true, false, false])
  const svg = toCardSvg(aCard({ title: '椎名 灯里', lines: ['東京', 'Kyoto, Japan'] }))
  expect(svg).not.toMatch(/椎|東/)
  expect(svg).toContain('Kyoto, Japan')
  expect(toCardSvg(aCard({ title: 'a < b & "c"' }))).not.toMatch(/a < b/)
})

test('a card is a PNG of 1200 × 630', async () => {
  const png = await drawCard(aCard())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})
