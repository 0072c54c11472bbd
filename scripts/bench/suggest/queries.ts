/** How many different names are typed. */
const NAMES = 1_200

/**
 * What visitors send while they type: the beginnings of names and of words in them, from two letters on, every fourth
 * with two letters the wrong way round. The same for the same names.
 */
export function toQueries(names: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(names.length / NAMES))
  const chosen = names.filter((_, index) => index % step === 0).slice(0, NAMES)
  return chosen.flatMap((name, index) => {
    const words = name.split(' ')
    const from = words.slice(index % words.length).join(' ')
    const text = index % 4 === 3 ? swapped(from) : from
    return [2, 3, 4, 6, 9, 14].filter((length) => length <= text.length).map((length) => text.slice(0, length))
  })
}

const swapped = (text: string) => (text.length < 5 ? text : text.slice(0, 2) + text[3] + text[2] + text.slice(4))
