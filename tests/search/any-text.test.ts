import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildIndex } from '../../src/search/build-index.ts'
import { ByteReader, ByteWriter } from '../../src/search/bytes.ts'
import { highlight } from '../../src/search/highlight.ts'
import { Lexicon } from '../../src/search/lexicon.ts'
import { openIndex } from '../../src/search/open-index.ts'
import type { SearchDocument } from '../../src/search/types.ts'
import { anIndex } from './a-search.ts'

/** Any UTF-16, half pairs included, and the signs that our own code looks for. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
  fc
    .array(
      fc.constantFrom(
        'a',
        'É',
        'ß',
        ' ',
        '-',
        '/',
        '$',
        '!',
        '&',
        '.',
        "'",
        '東',
        '京',
        'か',
        '\u3099',
        '👩‍👧',
        '\ud83d',
        '\u0301',
        'ا',
        'ש',
        '1',
      ),
    )
    .map((signs) => signs.join('')),
)

const HOSTILE = [
  'a'.repeat(10_000),
  'ab '.repeat(3000),
  'a-'.repeat(5000),
  '東'.repeat(10_000),
  '👩‍👧'.repeat(3000),
  '\ud83d'.repeat(5000),
  'e\u0301'.repeat(5000),
  '" OR 1=1; DROP TABLE events; --',
  '<script>alert(1)</script>',
  '%_\\*?[](){}^$.|+',
  '\u202eمرحبا שלום\u202c',
  '!'.repeat(10_000),
]

describe('any text at all', () => {
  const names = ['Opening Night', 'AC/DC Tribute', 'Máire', '東京ナイト', 'أمينة الحداد', '👩‍👧 day', 'abababab ab']
  const index = anIndex(names)

  test('is looked for without an error [S01]', () => {
    fc.assert(
      fc.property(anyText, (term) => {
        const { total, results } = index.search({ term, facets: ['none'] })
        expect(results).toHaveLength(total)
      }),
      { numRuns: 500 },
    )
  })

  test('can be indexed, and everything whose name has a word is found by its name', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 12 }), (texts) => {
        const documents = texts.map(
          (name, place): SearchDocument => ({ id: `${place}`, model: 'event', name, texts: { text: texts } }),
        )
        const opened = openIndex(buildIndex(documents))
        expect(opened.size).toBe(texts.length)
        for (const term of texts) opened.search({ term })
        expect(opened.search({ term: '' }).total).toBe(texts.length)
      }),
    )
  })

  test('is highlighted in pieces that make up part of it and split no letter', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
    fc.assert(
      fc.property(anyText, fc.array(anyText), (text, tokens) => {
        const words = [...tokens, ...text.toLowerCase().split(/\s+/), 'e', '東京', '1']
        const bounds = new Set([text.length, ...[...segmenter.segment(text)].map(({ index }) => index)])
        for (const fragment of highlight(text, words, 3)) {
          const whole = fragment.map((piece) => piece.text).join('')
          let at = text.indexOf(whole)
          expect(at).toBeGreaterThanOrEqual(0)
          if (text.length > 160) continue
          for (const piece of fragment) {
            at += piece.text.length
            expect(bounds.has(at)).toBe(true)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  test.each(HOSTILE)('takes no more than a moment, however it goes on: %#', (term) => {
    const start = performance.now()
    const opened = anIndex([...names, term])
    opened.search({ term })
    index.search({ term })
    highlight(term, ['a', 'ab', '東東'], 3)
    expect(performance.now() - start).toBeLessThan(2000)
  })

  test('of a long text, fragments are cut between letters', () => {
    const family = '👩‍👧'
    for (const fragment of highlight(`${family.repeat(80)} needle ${family.repeat(80)}`, ['needle'], 1)) {
      const text = fragment.map((piece) => piece.text).join('')
      expect(text.isWellFormed()).toBe(true)
      expect(text.replaceAll(family, '').trim()).toBe('needle')
    }
  })
})

/** Edits between two words by the book; two neighbours in the wrong order are one. */
function editsBetween(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? 99
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      let least = Math.min(at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1), at(i - 1, j) + 1, at(i, j - 1) + 1)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, at(i - 2, j - 2) + 1)
      ;(rows[i] as number[])[j] = least
    }
  }
  return at(a.length, b.length)
}

test('finds exactly the words that so many edits lead to, and those that go on from there', () => {
  const aWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(
      fc.uniqueArray(aWord, { minLength: 1, maxLength: 60 }),
      aWord,
      fc.integer({ min: 1, max: 2 }),
      fc.boolean(),
      (words, text, most, asPrefix) => {
        const sorted = words.sort()
        const writer = new ByteWriter()
        const shared = sorted.map((word, place) => {
          const before = sorted[place - 1] ?? ''
          let same = 0
          while (same < before.length && before[same] === word[same]) same += 1
          return same
        })
        writer.texts(sorted.map((word, place) => word.slice(shared[place])))
        for (const same of shared) writer.byte(same)
        const lexicon = new Lexicon(new ByteReader(writer.finish()))
        const found = new Map<string, number>()
        lexicon.near(text, most, asPrefix, (word, edits) => found.set(lexicon.word(word), edits))
        const expected = sorted.flatMap((word): [string, number][] => {
          const beginnings = asPrefix ? Array.from({ length: word.length + 1 }, (_, end) => word.slice(0, end)) : [word]
          const edits = Math.min(...beginnings.map((beginning) => editsBetween(text, beginning)))
          return edits <= most ? [[word, edits]] : []
        })
        expect([...found].sort()).toEqual(expected.sort())
      },
    ),
    { numRuns: 300 },
  )
})

test('a copy of the bytes at another place in memory answers the same', () => {
  const bytes = buildIndex(
    ['Opening Night', 'Night Opening', 'Nightjar'].map((name, place) => ({ id: `${place}`, model: 'event', name })),
  )
  const shifted = new Uint8Array(bytes.length + 3)
  shifted.set(bytes, 3)
  for (const term of ['night', 'opening n', 'nihgt', '']) {
    expect(openIndex(shifted.subarray(3)).search({ term })).toEqual(openIndex(bytes).search({ term }))
  }
})
