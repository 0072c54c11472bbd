import { expect, test } from 'vitest'
import { fillErrorPage } from '../../src/domain/error-page.ts'

const PAGE = '<h1>Oh</h1><p data-error-message="">Later.</p><p class="quote" data-error-code=""></p><p>End</p>'

test('says what happened and the code to quote [X02]', () => {
  expect(fillErrorPage(PAGE, { message: 'The store is away.', code: 'Error code: ab-1' })).toBe(
    '<h1>Oh</h1><p data-error-message="">The store is away.</p>' +
      '<p class="quote" data-error-code="">Error code: ab-1</p><p>End</p>',
  )
})

test('says no code when there is none [X02]', () => {
  expect(fillErrorPage(PAGE, { message: 'Away.' })).toContain('data-error-code=""></p>')
})

test('lets no message become markup, nor a pattern of its own [X02]', () => {
  const filled = fillErrorPage(PAGE, { message: '<script>x()</script> & "$1" $& \'', code: '<b>' })
  expect(filled).toContain('&#60;script&#62;x()&#60;/script&#62; &#38; &#34;$1&#34; $&#38; &#39;</p>')
  expect(filled).not.toContain('<script>')
  expect(filled).not.toContain('<b>')
})
