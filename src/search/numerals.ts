const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ')
const SPELLED = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** How else a number may be written: `14` and `xiv`, `7` and `seven`. Nothing for other words. */
export function otherNumerals(word: string): string[] {
  const value = /^\d{1,2}$/.test(word) ? Number(word) : Math.max(ROMAN.indexOf(word), SPELLED.indexOf(word)) + 1
  const forms = value > 0 ? [String(value), ROMAN[value - 1], SPELLED[value - 1]] : []
  return forms.filter((form) => form !== undefined && form !== word) as string[]
}
