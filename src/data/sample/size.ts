/** The festival's days: Friday to Thursday, with the spring change of clocks in the night to Sunday. */
export const FIRST_DAY = '2026-03-06'
export const LAST_DAY = '2026-03-12'
export const YEAR = 2026

export const DEFAULT_EVENTS = 600
export const DEFAULT_SEED = 2026

/** How many of everything a festival of this many events has. */
export interface Size {
  events: number
  contributors: number
  films: number
  brands: number
  exhibitors: number
  presenters: number
  venues: number
  /** Pictures are shared from a pool of at most 400 files instead of one for each record. */
  sharesPictures: boolean
}

/** Grows less than the events do, as real festivals do: 10,000 events have 6,000 contributors and 400 venues. */
export function toSize(events: number): Size {
  const scaled = (usual: number, power: number) => Math.max(4, Math.round(usual * (events / DEFAULT_EVENTS) ** power))
  return {
    events,
    contributors: scaled(700, 0.7637),
    films: scaled(40, 0.85),
    brands: scaled(60, 0.85),
    exhibitors: scaled(60, 0.85),
    presenters: scaled(20, 0.85),
    venues: Math.max(45, scaled(45, 0.7766)),
    sharesPictures: events > 1500,
  }
}
