import { MENU_BREAKPOINT_PX } from '../domain/limits.ts'

/** Something a visitor did that analytics may want to know (ROWS B17); nobody hears it unless a target is configured. */
export interface Tracked {
  name: string
  properties: Record<string, string | boolean>
}

export const TRACK_EVENT = 'marquee:track'

const isMobile = () => innerWidth < MENU_BREAKPOINT_PX

/** Says that something happened to an event of the programme: its id, when, and on what size of screen (SPEC §3). */
export function track(name: string, properties: Record<string, string>): void {
  const detail: Tracked = {
    name,
    properties: { ...properties, timestamp: new Date().toISOString(), mobile: isMobile() },
  }
  document.dispatchEvent(new CustomEvent(TRACK_EVENT, { detail }))
}
