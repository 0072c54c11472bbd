import { toNarrowedPath } from '../domain/narrow-contributors.ts'
import { canonical } from './share.ts'

/** Our server answers `?models=` itself; a plain host of files sends the whole grid, which then moves on (ROWS R04). */
export function startNarrowing(): void {
  const narrowed = toNarrowedPath(location)
  if (narrowed && !canonical().includes('/only/')) location.replace(narrowed)
}
