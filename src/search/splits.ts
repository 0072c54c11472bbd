import type { Lexicon } from './lexicon.ts'
import type { Slot } from './slots.ts'

const MAX_PARTS = 5
const MAX_SPLITS = 50
/** A beginning stands for this many words at most. */
const MAX_ENDINGS = 20

/**
 * The words of the index that this one may be written of without spaces (`spiderman`: spider and man), for each way to
 * take it apart. The last part of a last word may be a beginning.
 */
export function toSplits(lexicon: Lexicon, { text, isLast }: Slot): number[][] {
  const splits: number[][] = []
  const take = (from: number, parts: readonly number[]) => {
    if (splits.length >= MAX_SPLITS) return
    const rest = text.slice(from)
    if (parts.length > 0) {
      const whole = lexicon.find(rest)
      if (whole !== undefined) splits.push([...parts, whole])
      else if (isLast && rest.length > 2 && from > 2) {
        const { first, end } = lexicon.startingWith(rest)
        for (let word = first; word < Math.min(end, first + MAX_ENDINGS); word += 1) splits.push([...parts, word])
      }
    }
    if (parts.length === MAX_PARTS - 1) return
    for (let at = text.length - 1; at > from; at -= 1) {
      // Single letters would take every word apart; one may begin it (`xmen`).
      if (at - from < 2 && from > 0) continue
      const part = lexicon.find(text.slice(from, at))
      if (part !== undefined) take(at, [...parts, part])
    }
  }
  take(0, [])
  return splits
}
