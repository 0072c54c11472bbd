import type { Random } from '../random.ts'
import { fill, list } from './write.ts'

const FIRST = list(
  'Heron|Lantern|Copperline|Foghorn|Tallow|Brightwater|Kestrel|Ninefold|Halfmoon|Oxbow|Paperboat|Quarry|Redwharf|Saltbox|Tinderbox|Underpass|Velour|Wayfinder|Yonder|Zephyr|Almanac|Bramble|Cartwheel|Dovetail|Elmwood|Fathom|Gantry|Hinterland|Ivory Key|Juncture|Keelhaul|Lodestar|Mossback|Northlight|Orchard Street|Pilothouse|Ripple|Signalbox|Turnstile|Understory',
)
const SECOND = list(
  'Works|Labs|Studio|Collective|Instruments|Records|Pictures|Coffee|Brewing|Press|Audio|Robotics|Supply Co.|Foundation|Games|Type|Cycles|Energy|Hardware|Publishing|Health|Textiles|Cooperative|Radio|Maps|Institute',
)
const FORMS = list(
  '{first} {second}|{first} {second}|{first} {second}|{first}|{first} & Daughters|The {first} {second}',
)

/** A company nobody else in the sample is called like. */
export function aCompanyName(random: Random, taken: Set<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const first = attempt > 6 ? [`${random.pick(FIRST)} ${random.pick(FIRST)}`] : FIRST
    const name = fill(random.pick(FORMS), { first, second: SECOND }, random)
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}

export const JOB_TITLES = list(
  'Founder|Creative Director|Head of Research|Staff Engineer|Artistic Director|Professor of Urban Studies|Editor-in-Chief|Community Organizer|Producer|Principal Designer|Sound Engineer|City Planner|Nurse Practitioner|Music Supervisor|Film Editor|Chief of Staff|Investigative Reporter|Game Director|Booking Agent|Librarian|Head Chef|Director of Public Programs|Documentary Filmmaker|Lighting Designer|Policy Fellow|Composer|Curator|Screenwriter|Climate Scientist|Teacher',
)
export const PURPOSES = list(`
  makes small machines that repair larger ones
  builds instruments for people who cannot read music
  prints maps of places that change every year
  roasts coffee in a former signal box
  helps theatres lower their energy bills without lowering the lights
  writes software for ferries, funiculars and other patient vehicles
  publishes books that fit into a coat pocket
  restores neon signs and trains the people who will restore the next ones
  records concerts in stairwells, tunnels and swimming pools
  designs captions that actors like to read
  brews with river water (filtered, twice)
  lends cameras to people who have never held one
  runs a library of tools with forty branches
  turns old stage curtains into bags
  develops hearing aids together with musicians
  makes board games about very small disasters
  finances independent films with very long repayment plans
  grows mushrooms under railway arches
  teaches machines to say “I do not know”
  presses records from recycled vinyl
`)
export const OFFERS = list(`
  Visit us to try the new prototypes; bring dirty hands.
  Free repairs every day from two to four.
  Ask for the festival discount, it is real.
  We are hiring, and we publish the salaries.
  There will be a short concert at the stand every evening at six.
  Badge holders get a printed map while stocks last.
  Sit down, rest your feet, and tell us what annoys you.
  Demonstrations on the hour, arguments in between.
`)
export const BRAND_CATEGORIES = list(
  'Technology|Food & Drink|Audio|Publishing|Mobility|Film Equipment|Fashion|Non-Profit|Games|Finance',
)
export const HALLS = list('A|B|C|D')
