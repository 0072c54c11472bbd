import { MENU_BREAKPOINT_PX } from '../domain/limits.ts'

export type Properties = Record<string, string | number | boolean>

/** Something a visitor did that analytics may want to know (ROWS B17); nobody hears it unless a target is configured. */
export interface Tracked {
  name: string
  properties: Properties
}

export const TRACK_EVENT = 'marquee:track'

const isMobile = () => innerWidth < MENU_BREAKPOINT_PX

let hear: ((tracked: Tracked) => void) | undefined
/** What was said before the adapter had been loaded. */
const early: Tracked[] = []

/** Hands on what is said from now on, and what was said before anybody listened. */
export function onTracked(listener: (tracked: Tracked) => void): void {
  hear = listener
  for (const tracked of early.splice(0)) listener(tracked)
}

/**
 * Says that a visitor did something, when, and on what size of screen (SPEC §3). `term`, `name` and `title` are private:
 * they go no further than this page unless the festival's config says so.
 */
export function track(name: string, properties: Properties): void {
  const detail: Tracked = {
    name,
    properties: { ...properties, timestamp: new Date().toISOString(), mobile: isMobile() },
  }
  document.dispatchEvent(new CustomEvent(TRACK_EVENT, { detail }))
  if (hear) hear(detail)
  else if (document.documentElement.dataset.analytics) early.push(detail)
}
