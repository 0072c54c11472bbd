import type { Message } from './message.ts'

/*
 * What a visitor without network did waits for the next page of the same tab. It is the only thing that analytics keeps
 * on a device, it goes with the tab, and storage that is blocked costs no more than those messages.
 */

const keyOf = (endpoint: string) => `marquee_unsent ${endpoint}`

/** What the page before could not send, once. */
export function takeKept(endpoint: string): Message[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(endpoint)) ?? '[]')
    sessionStorage.removeItem(keyOf(endpoint))
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

export function keep(endpoint: string, messages: readonly Message[]): void {
  try {
    if (messages.length > 0) sessionStorage.setItem(keyOf(endpoint), JSON.stringify(messages))
    else sessionStorage.removeItem(keyOf(endpoint))
  } catch {
    // Full, or blocked.
  }
}
