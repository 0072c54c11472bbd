import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, toPlainName, toSafeHtml } from '../../src/data/safe-html.ts'
import { unsafeParts } from './unsafe-parts.ts'

const link = (url: string) => `<a href="${url}" rel="nofollow noopener">${url}</a>`

test.each([
  ['plain paragraphs', 'One\ntwo\n\nthree', '<p>One<br>two</p><p>three</p>'],
  ['an address in a sentence', 'See https://a.example/x. Now', `<p>See ${link('https://a.example/x')}. Now</p>`],
  ['an address in brackets', '(https://a.example/x)', `<p>(${link('https://a.example/x')})</p>`],
  ['an e-mail address', 'Write to ada@a.example', '<p>Write to ada@a.example</p>'],
  ['signs', 'A < B & "C"', '<p>A &lt; B &amp; "C"</p>'],
  ['types of a programming language', 'Vec<T> and <your name>', '<p>Vec&lt;T&gt; and &lt;your name&gt;</p>'],
  [
    'Markdown',
    '# Big\n**bold** [x](https://a.example)\n- one',
    '<h3>Big</h3><p><strong>bold</strong> <a href="https://a.example" rel="nofollow noopener">x</a></p><ul><li>one</li></ul>',
  ],
  ['Markdown with an e-mail address', '**Ada** ada@a.example', '<p><strong>Ada</strong> ada@a.example</p>'],
  ['indented lines', '\tAda **writes**', '<p>Ada <strong>writes</strong></p>'],
  ['code', '`a < b`', '<p><code>a &lt; b</code></p>'],
  ['headings', '<h1>A</h1><h2>B</h2><h5>C</h5>', '<h3>A</h3><h3>B</h3><h4>C</h4>'],
  ['boxes and tables', '<div>A<table><tr><td>B</td><td>C</td></tr></table></div>', '<p>A</p><p>B C</p>'],
  ['loose words in HTML', 'A<p>B</p>C', '<p>A</p><p>B</p><p>C</p>'],
  [
    'pictures, styles and classes',
    '<p class="x" style="color:red" id="y">A<img src="https://a.example/t.gif"></p>',
    '<p>A</p>',
  ],
  [
    'mailto links',
    '<p><a href="mailto:ada@a.example">Ada</a></p>',
    '<p><a href="mailto:ada@a.example" rel="nofollow noopener">Ada</a></p>',
  ],
  ['nested lists', '<ul><li>A<ul><li>B</li></ul></li></ul>', '<ul><li>A<ul><li>B</li></ul></li></ul>'],
  ['a paragraph in an emphasis', '<p><strong><p>A</p></strong></p>', '<p>A</p>'],
  ['preformatted lines', '<pre>a\n  b</pre>', '<pre>a\n  b</pre>'],
])('makes safe HTML of %s', (_, text, html) => {
  expect(toSafeHtml(text)).toBe(html)
  expect(toSafeHtml(html)).toBe(html)
})

test('has nothing to say about a text without words', () => {
  for (const text of ['', '  \n ', '<p> </p>', '<br><br>', '<img src=x>', null, undefined])
    expect(toSafeHtml(text)).toBeUndefined()
})

test.each([
  ['<p onclick="x()">A</p>', 'script'],
  ['<p>A</p><script>alert(1)</script>', 'script'],
  ['<svg onload=alert(1)><p>A', 'script'],
  ['<p>A <a href="javascript:alert(1)">b</a></p>', 'address'],
  ['<p>A <a href=" jav&#x09;ascript:alert(1)">b</a></p>', 'address'],
  ['<p>A <a href="data:text/html,x">b</a></p>', 'address'],
  ['<p>A <b>b</p>', 'broken'],
  ['<p>A <a href="https://a.example', 'broken'],
])('takes out what is wrong in %s and says so', (text, flaw) => {
  const { html, flaws } = cleanText(text)
  expect([...flaws]).toContain(flaw)
  expect(unsafeParts(html ?? '')).toEqual([])
})

test('makes names plain', () => {
  expect(toPlainName(' <b>Ada</b>\n &amp; Bo &#8211; &lt;live&gt; ')).toBe('Ada & Bo – <live>')
  expect(toPlainName('Vec<T> & x < 3')).toBe('Vec<T> & x < 3')
  expect(toPlainName('<p></p>')).toBeUndefined()
})

const scraps = fc.constantFrom(
  ...[
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<ul>',
    '<li>',
    '</ul>',
    '<a href="',
    'javascript:x',
    'https://a.example',
    '">',
    '</a>',
    '<',
    '>',
    '&',
    '&lt;',
  ],
  ...[
    '\n\n',
    '\n',
    '* ',
    '# ',
    '`',
    '**',
    '[x](',
    ')',
    '<script>',
    '</script>',
    '<pre>',
    '</pre>',
    '<div>',
    '<br>',
    '<h2>',
    '<svg/onload=',
    '"',
    "'",
    'Ada',
    ' ',
    '\u00a0',
    '\u0000',
    '\ud800',
    'ß',
    '<td>',
    '<!--',
    '-->',
    '<style>',
    '<constructor>',
    '<__proto__>',
  ],
)

test('lets nothing unsafe through and changes nothing the second time, whatever the text', () => {
  fc.assert(
    fc.property(fc.array(scraps, { maxLength: 30 }), (parts) => {
      const html = toSafeHtml(parts.join(''))
      expect(unsafeParts(html ?? '')).toEqual([])
      expect(toSafeHtml(html)).toBe(html)
      const name = toPlainName(parts.join(''))
      expect(name === undefined || name.trim() === name).toBe(true)
    }),
    { numRuns: 1500, seed: 7 },
  )
})
