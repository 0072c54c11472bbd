import { AxeBuilder } from '@axe-core/playwright'
import type { Somebody } from '../sign-in/provider.ts'
import { signIn } from './sign-in.ts'
import type { Page } from './visitor.ts'

/** Says in the console that a call was refused, which is what the test is about. */
export const REFUSED = /status of (401|403|404|503)/

export const starOf = (page: Page, name: string) => page.getByRole('button', { name: `Favorite ${name}`, exact: true })

/** @param part only this part of the page: a call that waits must not wait for all of it. */
export async function axe(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Calls the server as the page does, with the session's token. */
export const call = (page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async ([how, where, what]) => {
      const { csrf } = await (await fetch('/session.json')).json()
      const headers = { 'X-CSRF-Token': csrf, ...(what !== undefined && { 'Content-Type': 'application/json' }) }
      return (await fetch(where, { method: how, headers, ...(what !== undefined && { body: what }) })).status
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as [string, string, string | undefined],
  )

async function letGoOfAll(page: Page): Promise<void> {
  const lists: Record<string, string[]> = await page.evaluate(async () => (await fetch('/favorite.json')).json())
  for (const [type, ids] of Object.entries(lists)) {
    for (const id of ids) await call(page, 'DELETE', `/favorite/${type}/${encodeURIComponent(id)}`)
  }
}

/**
 * Signed in on a page, with nothing kept. Somebody's favorites are theirs in every test, so each file has a person of its
 * own, and its tests come one after the other.
 */
export async function begin(page: Page, who: Somebody, path: string): Promise<void> {
  await signIn(page, who, path)
  await letGoOfAll(page)
  await page.reload()
}
