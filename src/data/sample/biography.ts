import type { Random } from './random.ts'
import { fill, paragraphs } from './words/write.ts'

/** Sentences by their place: what someone does, what there is to show for it, and a closing remark. */
export interface Voice {
  first: readonly string[]
  second: readonly string[]
  third: readonly string[]
}

/** A biography of one to four paragraphs in which no sentence, and as far as possible no phrase, comes twice. */
export function tellBiography(voice: Voice, holes: Record<string, string | readonly string[]>, random: Random): string {
  const decks = Object.entries(holes).map(([name, phrases]) => {
    const shuffled = typeof phrases === 'string' ? [phrases] : random.some(phrases, phrases.length)
    return { name, shuffled }
  })
  let told = 0
  const say = (sentence: string) => {
    const dealt = decks.map(({ name, shuffled }) => [name, shuffled[told % shuffled.length] ?? ''])
    told += 1
    return fill(sentence, Object.fromEntries(dealt), random)
  }
  const length = random.pick([1, 2, 2, 3, 3, 4])
  const [second = '', later = '', last = ''] = random.some(voice.second, 3)
  const [third = '', aside = ''] = random.some(voice.third, 2)
  return paragraphs(
    ...[`${say(random.pick(voice.first))} ${say(second)}`, `${say(later)} ${say(third)}`, say(last), say(aside)].slice(
      0,
      length,
    ),
  )
}
