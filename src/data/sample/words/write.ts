import type { Random } from '../random.ts'

/** A vocabulary written compactly: entries stand on lines of their own or between bars. */
export const list = (text: string): string[] => text.split(/\s*[|\n]\s*/).filter((entry) => entry.trim() !== '')

/** What the holes of a sentence are filled with: one phrase, or a list to choose from. */
export type Holes = Record<string, string | readonly string[]>

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "a evening" becomes "an evening"; "a union" stays. */
const withArticles = (text: string) =>
  text.replace(/\b([Aa]) (?=[aeiouAEIOU])(?!uni|use|eu|one|Uni|Use|Eu|One)/g, '$1n ')

/** Fills `{hole}`; `{^hole}` begins with a capital letter. */
export function fill(sentence: string, holes: Holes, random: Random): string {
  const filled = sentence.replace(/\{(\^?)(\w+)\}/g, (_, raised: string, name: string) => {
    const value = holes[name]
    if (value === undefined) throw new Error(`The sample's sentence "${sentence}" has no words for {${name}}.`)
    const phrase = typeof value === 'string' ? value : random.pick(value)
    return raised ? capital(phrase) : phrase
  })
  return withArticles(filled)
}

const SMALL = new Set(list('a|an|and|as|at|but|by|for|from|in|into|is|it|of|on|or|the|to|with|without|after|vs|vs.'))

/** Sets a phrase as a title: "who owns the night bus?" becomes "Who Owns the Night Bus?". */
export const titled = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word, index, all) => {
      const starts = index === 0 || /[:?!–—]$/.test(all[index - 1] ?? '')
      if (word.startsWith('(')) return word
      return !starts && SMALL.has(word.toLowerCase()) ? word.toLowerCase() : capital(word)
    })
    .join(' ')

/** Plain words made safe between tags. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

export const paragraphs = (...texts: readonly string[]): string =>
  texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')

/** A link as sanitised texts carry it. */
export const link = (path: string, text: string): string =>
  `<a href="https://example.org/${path}" rel="nofollow noopener">${escapeHtml(text)}</a>`

const UNFOLDED: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', ı: 'i' }

/** Names turned into ids that read well in a URL, each given out once. */
export class Slugs {
  readonly #taken = new Set<string>()
  readonly #fallback: string

  /** `fallback` stands for names without any Latin letter or digit. */
  constructor(fallback: string) {
    this.#fallback = fallback
  }

  take(name: string): string {
    const plain = name
      .toLowerCase()
      .replace(/[øæœłđðþßı]/g, (letter) => UNFOLDED[letter] ?? letter)
      .normalize('NFKD')
      .replace(/[\p{M}'’.]/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 56)
      .replace(/^-+|-+$/g, '')
    const base = plain || this.#fallback
    let slug = base
    for (let copy = 2; this.#taken.has(slug); copy += 1) slug = `${base}-${copy}`
    this.#taken.add(slug)
    return slug
  }
}
