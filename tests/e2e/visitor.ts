import { test as base, expect, type Page } from '@playwright/test'

/** Pages of every kind and of every awkward state, by what is odd about them. The sample holds each under a fixed id. */
export const PAGES = {
  landing: '/2026',
  artists: '/2026/artists',
  contributors: '/2026/contributors',
  speakers: '/2026/speakers',
  'all events': '/2026/search/event',
  'search without script': '/2026/search',
  'a day': '/2026/schedule/2026-03-08',
  'no day yet': '/2026/schedule/tba',
  'an event with every field': '/2026/events/nj-everything',
  'forty people': '/2026/events/nj-forty',
  'a long title': '/2026/events/nj-long-title',
  'a long text': '/2026/events/nj-long-text',
  'a canceled event': '/2026/events/nj-canceled',
  'a time to be announced': '/2026/events/nj-tba',
  'a day to be announced': '/2026/events/nj-undated',
  'a title of one letter': '/2026/events/nj-one-letter',
  'no picture': '/2026/events/nj-no-image',
  'no venue': '/2026/events/nj-no-venue',
  'no description': '/2026/events/nj-no-description',
  'right to left': '/2026/events/nj-rtl',
  'another script': '/2026/events/nj-cjk',
  'symbols in the title': '/2026/events/nj-symbols',
  'an artist with every field': '/2026/artists/nj-everything-artist',
  'a person with a long name': '/2026/contributors/nj-long-name',
  'a person with a name alone': '/2026/contributors/nj-bare-name',
  'an artist without events': '/2026/artists/nj-no-events',
  'a venue': '/2026/venues/customs-house',
  'a venue without events': '/2026/venues/nj-empty-venue',
  'not found': '/2026/events/nothing-of-the-kind',
} as const

/** What a browser says about a page that went wrong; collected on every page of every test. */
export interface Complaints {
  list: string[]
  /** Texts that a test brings about itself, such as a missing page. */
  expected: RegExp[]
}

/** A visitor whose browser must not complain: no error in the console, no exception, no violation of the policy. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: Complaints = { list: [], expected: [] }
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
})

/** Says in the console what a missing page is: not a fault of the page that shows it. */
export const MISSING_PAGE = /status of 404/

export { expect, type Page }

/** The header's menus as a visitor opens them: one by one on wide screens, all at once on phones. */
export const menuToggle = (page: Page) => page.getByRole('button', { name: 'Menu' })
