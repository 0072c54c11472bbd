import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'

/**
 * Fails a test that writes an error nobody expected. A test that wants one looks at the spy and clears it:
 * `expect(vi.mocked(console.error).mock.calls).toEqual([[…]]); vi.mocked(console.error).mockClear()`.
 */
let spy: MockInstance<typeof console.error>

beforeEach(() => {
  spy = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const messages = spy.mock.calls.map((args) => args.map(String).join(' '))
  spy.mockRestore()
  if (messages.length > 0) throw new Error(`Unexpected console.error:\n${messages.join('\n')}`)
})
