import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { LIVE_PAGES, PAGES } from '../../scripts/checks/sample-pages.ts'

/** What a browser says about a page that went wrong; collected on every page of every test. */
export interface Complaints {
  list: string[]
  /** Texts that a test brings about itself, such as a missing page. */
  expected: RegExp[]
}

/**
 * Chromium's own remark when it leaves a transition out: a busy machine shows the next page before it is ready, or what
 * comes next is not a page of ours. No script of a page can catch it (CSS View Transitions 2 §5.1).
 */
const LATE_TRANSITION =
  /^Transition was aborted because of invalid state\. (Page already revealed|ViewTransition opt-in disabled)/

/** How long a page's own script may take on a busy machine; a test that keeps it from coming goes on without it. */
const SCRIPT_WAIT_MS = 8000

/** A visitor whose browser must not complain: no error in the console, no exception, no violation of the policy. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: Complaints = { list: [], expected: [LATE_TRANSITION] }
      await context.exposeBinding('reportViolation', (_source, what: string) => complaints.list.push(what))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          const report = (window as unknown as { reportViolation(what: string): void }).reportViolation
          report(`The policy's ${violatedDirective} blocked ${blockedURI}`)
        })
      })
      const watch = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() === 'error') complaints.list.push(`${message.text()} (${page.url()})`)
        })
        page.on('pageerror', (error) => complaints.list.push(`${error.message} (${page.url()})`))
      }
      context.on('page', watch)
      await use(complaints)
      const unexpected = complaints.list.filter((text) => !complaints.expected.some((pattern) => pattern.test(text)))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', arriveWithScript)
    await use(context)
    // What a test answers itself may still be on its way when the test is done.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/**
 * Nobody presses anything in the moment between the first paint and the script, but a test does. So arriving includes the
 * script, except where a test says what it waits for (`waitUntil`).
 */
export function arriveWithScript(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (options?.waitUntil === undefined) {
      const hasScript = () =>
        document.documentElement.dataset.js !== undefined || !document.querySelector('script:not([type]):not([src])')
      // Asked from outside: a page's own clock may stand still.
      const end = Date.now() + SCRIPT_WAIT_MS
      while (Date.now() < end && !(await page.evaluate(hasScript).catch(() => false)))
        await new Promise((resolve) => setTimeout(resolve, 30))
    }
    return answer
  }
}

/** Says in the console what a missing page is: not a fault of the page that shows it. */
export const MISSING_PAGE = /status of 404/

export { expect, LIVE_PAGES, PAGES, type Page }

/** The header's menus as a visitor opens them: one by one on wide screens, all at once on phones. */
export const menuToggle = (page: Page) => page.getByRole('button', { name: 'Menu' })

/** A figure of the page once it has come to rest: what it is for a quarter of a second. */
export async function atRest(read: () => Promise<number>): Promise<number> {
  let last = Number.NaN
  const isStill = async () => {
    const before = last
    last = await read()
    return last === before
  }
  await expect.poll(isStill, { intervals: [250] }).toBe(true)
  return last
}

/** Turns the wheel until a list that grows has more than so many cards. */
export const wheelUntilMore = (page: Page, cards: Locator, count: number) =>
  expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 1500)
        return cards.count()
      },
      { intervals: [60], timeout: 30_000 },
    )
    .toBeGreaterThan(count)
