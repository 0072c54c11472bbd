import { PAGER_WINDOW } from './limits.ts'

export interface Page<T> {
  items: T[]
  /** Counts from 1. */
  number: number
  count: number
}

/** Cuts a list into pages of `size`; an empty list is one empty page. */
export function toPages<T>(items: readonly T[], size: number): Page<T>[] {
  const count = Math.max(1, Math.ceil(items.length / size))
  return Array.from({ length: count }, (_, index) => ({
    items: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    count,
  }))
}

/** The page numbers a pager shows: a window of 5 around the current one that never runs over either end (SPEC §9). */
export function pagerWindow(current: number, count: number, width = PAGER_WINDOW): number[] {
  const length = Math.min(width, count)
  const first = Math.min(Math.max(1, current - Math.floor(width / 2)), count - length + 1)
  return Array.from({ length }, (_, index) => first + index)
}
