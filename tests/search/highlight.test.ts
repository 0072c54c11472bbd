import { expect, test } from 'vitest'
import { highlight } from '../../src/search/highlight.ts'

const marked = (text: string, tokens: string[], most = 3) =>
  highlight(text, tokens, most).map((pieces) => pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join(''))

test('marks a word as the text writes it, whatever its accents', () => {
  expect(marked('An evening with Ma\u0301ire and Straße 7', ['maire', 'strasse'])).toEqual([
    'An evening with [Ma\u0301ire] and [Straße] 7',
  ])
})

test('marks the whole of a joined word', () => {
  expect(marked('The AC/DC story', ['acdc'])).toEqual(['The [AC/DC] story'])
})

test('cuts a long text between words around its hits', () => {
  const text = `${'filler words here '.repeat(20)}the needle is here ${'and more of it '.repeat(30)}another needle, at last ${'rest '.repeat(40)}`
  const parts = marked(text, ['needle'], 2)
  expect(parts).toHaveLength(2)
  for (const part of parts) {
    expect(part).toContain('[needle]')
    expect(part.length).toBeLessThan(190)
    expect(text).toContain(part.replace(/[[\]]/g, ''))
  }
})

test('gives nothing where no token stands', () => {
  expect(marked('Nothing to see', ['needle'])).toEqual([])
})
