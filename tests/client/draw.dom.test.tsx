import { expect, test, vi } from 'vitest'
import { createDrawing } from '../../src/client/draw.ts'
import { draw as drawOnServer } from '../../src/components/draw.ts'
import { EventCard } from '../../src/components/EventCard.tsx'
import { PersonCard } from '../../src/components/PersonCard.tsx'
import { SearchLetters } from '../../src/components/SearchLetters.tsx'
import type { EventCardView } from '../../src/views/event-card.ts'

function aPlace() {
  const place = document.createElement('div')
  return { place, draw: createDrawing(place) }
}

const CARD: EventCardView = {
  href: '/events/e1',
  title: 'Heron <Hour> & "more"',
  type: { label: 'Session', colour: 'session' },
  time: { text: '7:00pm', iso: '2026-03-07T19:00:00-06:00', end: '8:00pm', suffix: 'CT' },
  day: 'Sat, Mar 7',
  where: 'Dock 9',
  people: ['Ada Lark', 'Bo Finch'],
  morePeople: 2,
  badges: [{ type: 'music', label: 'Music', code: 'M' }],
  picture: { src: '/p.svg', alt: 'A heron', art: 3 },
  isCanceled: true,
}

/** The same markup, whatever the order of attributes. */
function readTree(node: Element): unknown {
  const attributes = [...node.attributes].map(({ name, value }) => [name.toLowerCase(), value]).sort()
  const children = [...node.childNodes].map((child) => (child instanceof Element ? readTree(child) : child.textContent))
  // Words beside words are one text in markup.
  const joined: unknown[] = []
  for (const child of children) {
    if (typeof child === 'string' && typeof joined.at(-1) === 'string') joined.push(`${joined.pop()}${child}`)
    else joined.push(child)
  }
  return [node.localName, attributes, joined]
}

test('draws a card as the build draws it, sign by sign', () => {
  for (const element of [
    { component: EventCard, props: { view: CARD } },
    {
      component: PersonCard,
      props: { view: { href: '/p', name: 'Ada', lines: ['Singer'], picture: { alt: '', art: 1, initials: 'A' } } },
    },
    { component: SearchLetters, props: { letters: [{ letter: 'A', href: '#letter-A' }, { letter: 'B' }] } },
  ] as const) {
    const { place, draw } = aPlace()
    const Component = element.component as React.FunctionComponent<object>
    draw(<Component {...element.props} />)
    const built = document.createElement('div')
    built.innerHTML = drawOnServer(Component, element.props)
    expect(readTree(place)).toEqual(readTree(built))
  }
})

test('what stood in its place goes with the first drawing only', () => {
  const { place, draw } = aPlace()
  place.innerHTML = '<p>built</p>'
  draw(<b>one</b>)
  expect(place.innerHTML).toBe('<b>one</b>')
  draw(
    <>
      <b>two</b>
      <i>new</i>
    </>,
  )
  expect(place.innerHTML).toBe('<b>two</b><i>new</i>')
})

test('keeps the elements of what stays, in whatever order, and forgets the others', () => {
  const { place, draw } = aPlace()
  const list = (...keys: string[]) => keys.map((key) => <li key={key}>{key}</li>)
  draw(list('a', 'b', 'c'))
  const [a, b, c] = [...place.children]
  draw(list('c', 'x', 'a'))
  expect(place.textContent).toBe('cxa')
  expect([place.children[0], place.children[2]]).toEqual([c, a])
  expect(b?.isConnected).toBe(false)
})

test('a field keeps what was typed unless the state says otherwise, and boxes follow the state', () => {
  const { place, draw } = aPlace()
  const form = (value: string, isOn: boolean) => (
    <>
      <input value={value} onInput={() => {}} />
      <input type="checkbox" checked={isOn} onChange={() => {}} />
    </>
  )
  draw(form('ri', false))
  const [field, box] = [...place.querySelectorAll('input')]
  if (!field || !box) throw new Error('not drawn')
  box.checked = true
  field.value = 'riv'
  draw(form('riv', false))
  expect([field.value, box.checked]).toEqual(['riv', false])
  draw(form('', true))
  expect([field.value, box.checked]).toEqual(['', true])
})

test('listeners, states and attributes change and go', () => {
  const { place, draw } = aPlace()
  const [first, second] = [vi.fn(), vi.fn()]
  draw(
    <button type="button" aria-pressed={false} hidden={true} className="x" onClick={first}>
      Go
    </button>,
  )
  const button = place.firstElementChild as HTMLButtonElement
  expect(button.outerHTML).toBe('<button type="button" aria-pressed="false" hidden="" class="x">Go</button>')
  draw(
    <button type="button" aria-pressed={true} onClick={second}>
      Stop
    </button>,
  )
  expect(button.outerHTML).toBe('<button type="button" aria-pressed="true">Stop</button>')
  button.click()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})

test('the same element again is not looked into', () => {
  const { draw } = aPlace()
  const Counted = vi.fn(() => <p>once</p>)
  const element = <Counted />
  draw(<div>{element}</div>)
  draw(<div>{element}</div>)
  expect(Counted).toHaveBeenCalledTimes(1)
})

function Broken(): never {
  throw new Error('bad view')
}

function Guarded() {
  return (
    <li>
      <Broken />
    </li>
  )
}
Guarded.fallback = (error: unknown) => <li>sorry: {(error as Error).message}</li>

test('a component that throws is replaced by its fallback, and without one says so [B10]', () => {
  const { place, draw } = aPlace()
  draw([<li key="a">fine</li>, <Guarded key="b" />])
  expect(place.innerHTML).toBe('<li>fine</li><li>sorry: bad view</li>')
  expect(() => draw(<Broken />)).toThrow('bad view')
})
