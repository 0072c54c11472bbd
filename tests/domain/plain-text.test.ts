import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BIOGRAPHY_PREVIEW_WORDS } from '../../src/domain/limits.ts'
import { toPlainText, toPreview, toSummary } from '../../src/domain/plain-text.ts'

test('reads the words of safe HTML, blocks apart and inline text together', () => {
  expect(toPlainText('<p>One</p><p>two<br>three</p><ul><li>four</li><li>fi<em>v</em>e</li></ul>')).toBe(
    'One two three four five',
  )
  expect(toPlainText('<a href="https://example.org/?a=1&amp;b=2">Tom &amp; Jerry</a>')).toBe('Tom & Jerry')
  expect(toPlainText('  \n ')).toBe('')
})

test('reads entities once, by name and by number, and leaves what is none', () => {
  expect(toPlainText('&lt;b&gt; &quot;a&quot; &#39;b&#39; &#x41;&#X42;&#67; a&nbsp;b')).toBe('<b> "a" \'b\' ABC a b')
  expect(toPlainText('&amp;lt; AT&T; &constructor; &unheardof; &#0; &#x110000; &#xd800;')).toBe(
    '&lt; AT&T; &constructor; &unheardof; &#0; &#x110000; &#xd800;',
  )
})

test('cuts a biography after 16 words and says so [V07]', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ')
  expect(toPreview(words(16), BIOGRAPHY_PREVIEW_WORDS)).toEqual({ text: words(16), isCut: false })
  expect(toPreview(words(17), BIOGRAPHY_PREVIEW_WORDS)).toEqual({ text: `${words(16)}…`, isCut: true })
  expect(toPreview(words(17).replaceAll(' ', '  \n'), 16)).toEqual({ text: `${words(16)}…`, isCut: true })
  expect(toPreview('', 16)).toEqual({ text: '', isCut: false })
})

test('cuts a summary between words and never in the middle of a sign', () => {
  expect(toSummary('Short.')).toBe('Short.')
  expect(toSummary('one two three, four', 15)).toBe('one two three…')
  expect(toSummary('12345678901234567890', 10)).toBe('123456789…')
  expect(toSummary('12345678😀😀', 10)).toBe('12345678…')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 2, max: 40 }), (text, max) => {
      const summary = toSummary(text, max)
      expect(summary.length).toBeLessThanOrEqual(Math.max(max, 1))
      expect(summary.isWellFormed()).toBe(true)
      if (text.length <= max) expect(summary).toBe(text)
    }),
  )
})
