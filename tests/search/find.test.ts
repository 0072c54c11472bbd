import { describe, expect, test } from 'vitest'
import { buildIndex } from '../../src/search/build-index.ts'
import { openIndex } from '../../src/search/open-index.ts'
import { anIndex, idsOf } from './a-search.ts'

const NAMES = [
  'Opening Night',
  'Máire Ní Bhraonáin',
  'Spider-Man Unmasked',
  'AC/DC Tribute',
  'Red Hot Lentil Peppers',
  'Wolfsheim',
  'Jazz at the Docks',
  '東京ナイト',
  'Straße der Lieder',
  'Ke$ha & P!nk Night',
  'Telling Stories',
  'Łukasz Øverby',
]

describe('a search', () => {
  const index = anIndex(NAMES)
  test.each([
    ['openning', '0'],
    ['opening night', '0'],
    ['Maire', '1'],
    ['ni bhraonain', '1'],
    ['spiderman', '2'],
    ['spider man', '2'],
    ['acdc', '3'],
    ['ac dc', '3'],
    ['rhlp', '4'],
    ['wolf', '5'],
    ['wlof', '5'],
    ['jazz docks', '6'],
    ['jazz in the docks', '6'],
    ['東京', '7'],
    ['strasse', '8'],
    ['kesha', '9'],
    ['pink', '9'],
    ['story', '10'],
    ['lukasz overby', '11'],
    ['wolfs heim', '5'],
  ])('finds with "%s" what is meant [S01]', (term, id) => {
    expect(idsOf(index, term)[0]).toBe(id)
  })

  test('finds nothing where no word is near', () => {
    expect(idsOf(index, 'xylophone quartet')).toEqual([])
  })

  test('says which field and word matched and how well', () => {
    const [hit] = index.search({ term: 'opemning nig' }).results
    expect(hit?.matches).toEqual([
      { field: 'name', token: 'opening', quality: 'fuzzy' },
      { field: 'name', token: 'night', quality: 'prefix' },
    ])
  })

  test('answers an empty term with everything in the order of the index', () => {
    expect(idsOf(index, ' ')).toEqual(NAMES.map((_, place) => String(place)))
  })
})

test('counts a field without its own filter and the others with it [B08]', () => {
  const index = anIndex([
    { name: 'One', facets: { genre: ['Jazz'], kind: ['showcase'] } },
    { name: 'Two', facets: { genre: ['Rock', 'Jazz'], kind: ['showcase'] } },
    { name: 'Three', facets: { genre: ['Rock'], kind: ['session'] } },
    { name: 'Four', model: 'venue' },
  ])
  const answer = index.search({
    term: '',
    filters: [{ field: 'genre', values: ['Jazz'], models: ['event'] }],
    facets: ['genre', 'kind', 'none'],
  })
  expect(answer.total).toBe(3)
  expect(Object.fromEntries(answer.facets)).toEqual({
    genre: [
      { value: 'Jazz', count: 2 },
      { value: 'Rock', count: 2 },
    ],
    kind: [{ value: 'showcase', count: 2 }],
    none: [],
  })
})

describe('a buffer that is no index', () => {
  const whole = buildIndex([{ id: 'a', model: 'event', name: 'Opening Night' }])
  const changed = (at: number) => whole.map((byte, index) => (index === at ? byte ^ 1 : byte))
  test.each([
    ['empty', new Uint8Array(0), 'less than a header'],
    ['foreign', new TextEncoder().encode('{"an":"object, not an index"}'), 'begins with other bytes'],
    ['truncated', whole.subarray(0, whole.length - 1), 'bytes where'],
    ['of another version', changed(4), 'of version'],
    ['damaged', changed(whole.length - 3), 'have been changed'],
  ])('is refused when it is %s', (_, buffer, reason) => {
    expect(() => openIndex(buffer)).toThrow(reason)
  })
})
