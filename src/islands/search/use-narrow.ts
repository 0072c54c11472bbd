import { useSyncExternalStore } from 'react'
import { FILTER_BREAKPOINT_PX } from '../../domain/limits.ts'

const narrow = matchMedia(`(width < ${FILTER_BREAKPOINT_PX}px)`)

const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Whether the filters stand in an offcanvas: below 991 px (SPEC §9). */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
