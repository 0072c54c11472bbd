import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { LiveSite } from './setup/live-site.ts'
import { AFTERNOON } from './setup/live-site.ts'
import { arriveWithScript } from './visitor.ts'

/** Events of the Customs House on that afternoon: the next one, and one after it. */
export const NEXT = { id: 'the-corner-shop-problem', title: 'The Corner Shop Problem', room: 'customs-house-long-room' }
export const LATER = { id: 'captioning-live-hands-on', title: 'Captioning Live: Hands-On' }
export const STAFF_PAGE = '/2026/venues/customs-house/status'
export const DAY = '/2026/schedule/2026-03-07'

interface Opened {
  /** Where the visitor's own clock stands in the world. */
  timezoneId?: string
  path?: string
}

const opened: BrowserContext[] = []

/** Pages that nobody looks at any more go on asking, and slow the next test down. */
export async function closeAll(): Promise<void> {
  for (const context of opened.splice(0)) await context.close()
}

/** A browser of its own, at the festival's moment; its clock runs. */
export async function openAt(browser: Browser, site: LiveSite, { timezoneId, path }: Opened = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin, ...(timezoneId && { timezoneId }) })
  opened.push(context)
  const page = await context.newPage()
  arriveWithScript(page)
  await page.clock.install({ time: new Date(AFTERNOON.getTime() + site.elapsedMs()) })
  if (path) await page.goto(path)
  return page
}

/** Sets a door by the call itself, as the page of staff does. */
export const setDoor = (staff: Page, id: string, change: object): Promise<number> =>
  staff.evaluate(
    async ([door, body]) => {
      const { csrf } = await (await fetch('/session.json')).json()
      const answer = await fetch(`/statuses/${door}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf },
        body: JSON.stringify(body),
      })
      return answer.status
    },
    [id, change] as const,
  )

export const cardOf = (page: Page, title: string) =>
  page.locator('.event').filter({ has: page.getByRole('heading', { name: title }) })
export const rowOf = (page: Page, title: string) =>
  page.locator('.door').filter({ has: page.getByRole('heading', { name: title }) })
