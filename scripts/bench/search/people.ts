import type { SearchDocument } from '../../../src/search/types.ts'

const SYLLABLES =
  'ba be bri ca cor da del dra el fa fen gar hal ina jo ka kel la lin lor ma mar mi na nor o pa per qui ra rin ro sa sel ta tho u va vel wen xa ya zo'.split(
    ' ',
  )
const JOBS =
  'Engineer Producer Editor Designer Founder Curator Librarian Agent Manager Director Writer Researcher'.split(' ')
const FIELDS = 'Film Music Software Health Energy Games Media Education Fashion Food Mobility Finance'.split(' ')

/** Numbers that look random and are the same each time. */
function* dice(): Generator<number, never> {
  let state = 20_261_121
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

/** Invented attendees: name, title, company, town and industry, as the directory shows them (SPEC §3). */
export function* inventPeople(count: number): Generator<SearchDocument> {
  const die = dice()
  const roll = (sides: number) => Math.floor(die.next().value * sides)
  const pick = (list: readonly string[]) => list[roll(list.length)] ?? ''
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const word = (least: number, more: number) =>
    capital(Array.from({ length: least + roll(more) }, () => pick(SYLLABLES)).join(''))
  const several = (length: number, least: number, more: number) => Array.from({ length }, () => word(least, more))
  const [given, family, towns, companies] = [
    several(4000, 2, 2),
    several(30_000, 2, 3),
    several(3000, 2, 2),
    several(20_000, 2, 2),
  ]
  for (let number = 0; number < count; number += 1) {
    const industry = pick(FIELDS)
    yield {
      id: `u${number}`,
      model: 'attendee',
      name: `${pick(given)} ${pick(family)}`,
      texts: {
        place: [pick(towns)],
        words: [`${pick(JOBS)} of ${pick(FIELDS)}`, `${pick(companies)} ${pick(FIELDS)}`, industry],
      },
      facets: { industry: [industry] },
    }
  }
}
