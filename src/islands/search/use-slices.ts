import { startTransition, useCallback, useEffect, useRef, useState } from 'react'

/** How many cards are drawn at a time: a screen or several, and still less than a tenth of a second's work. */
export const SLICE = 60

/** How many of `total` cards are drawn: a slice more whenever the end comes near, or somebody asks for it. */
export function useSlices(first: number, total: number) {
  const [limit, setLimit] = useState(first)
  const end = useRef<HTMLDivElement>(null)
  const grow = useCallback(() => startTransition(() => setLimit((before) => before + SLICE)), [])

  useEffect(() => {
    const element = end.current
    if (!element || limit >= total) return
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && grow(), { rootMargin: '600px' })
    near.observe(element)
    return () => near.disconnect()
  }, [limit, total, grow])

  return { limit, setLimit, grow, end }
}
