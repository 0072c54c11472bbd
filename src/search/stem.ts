const VOWEL = /[aeiouy]/

/** `runn` → `run`, but `fill` and `miss` stay. */
const undouble = (word: string) => (/([bdfgmnprt])\1$/.test(word) ? word.slice(0, -1) : word)

const withoutPlural = (word: string) => {
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  return /(?:ss|x|ch|sh|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

function withoutEnding(word: string): string {
  for (const ending of ['ing', 'ed', 'er']) {
    const rest = word.slice(0, -ending.length)
    if (word.endsWith(ending) && rest.length > 2 && VOWEL.test(rest)) return undouble(rest)
  }
  return word
}

/**
 * What the forms of an English word have in common: `stories` and `story`, `dancing` and `dances`, `animation` and
 * `animator`. It is only ever compared with other stems, so it need not be a word.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  let rest = withoutPlural(word)
  rest = rest.replace(/(?<=[a-z]{4})(?:ly|ness|ment|ful)$/, '')
  rest = rest.replace(/(?<=[a-z]{2}[st])(?:ion|or|ive)$/, '')
  rest = withoutEnding(rest)
  rest = rest.replace(/(?<=[a-z]{5})ate?$/, '')
  rest = rest.replace(/(?<=[a-z]{2})e$/, '').replace(/(?<=[a-z]{2})y$/, 'i')
  return undouble(rest)
}
