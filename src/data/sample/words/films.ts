import { list } from './write.ts'

/** Title / kind / genre / logline. */
export const WRITTEN_FILMS = list(`
  Low Water / Narrative Feature / Drama / A river pilot who has never learned to swim must guide her estranged brother’s barge through the worst drought in a century.
  The Understudy’s Understudy / Narrative Feature / Comedy / Third in line for a part with no words, a failed actor has one night to save a theatre that does not know his name.
  Ninety Chairs / Documentary Feature / Documentary / A retired carpenter sets out to return every chair he ever repaired, and finds out what people did while sitting on them.
  Kilometre Zero / Narrative Feature / Thriller / Two surveyors discover that the border they were sent to measure has been moving by itself.
  Mother of Pearl Street / Narrative Feature / Drama / Three generations of women share one apartment, one piano and one secret during the hottest week of the year.
  Good Night, Telephone / Narrative Feature / Romance / The last operator of a rural exchange falls in love with a voice that only calls to ask the time.
  The Salt Road / Documentary Feature / Documentary / Following a caravan of trucks across a dry lake, a filmmaker learns that silence is a trade.
  Zugzwang / Narrative Feature / Thriller / A chess prodigy is asked to lose, and cannot remember how.
  Every Dog in Town / Documentary Feature / Documentary / A postwoman’s twelve-year film diary of every dog on her round becomes a portrait of a place that is disappearing.
  Light Pollution / Narrative Feature / Science Fiction / When the stars come back over the city, nobody agrees on what they are saying.
  The Quiet Shift / Episodic / Drama / Night nurses on an almost empty ward invent a patient, and then he starts to get better.
  Tin Roof Radio / Documentary Feature / Music / A pirate station in a shipping container becomes the only thing a whole coast listens to.
  Heavy Weather Club / Narrative Feature / Comedy / Five amateur meteorologists sabotage each other’s forecasts until a real storm arrives.
  After the Orchestra / Documentary Feature / Music / Forty years after a youth orchestra was disbanded overnight, its members meet to play the last movement.
  Paper Tigers of Route 9 / Narrative Feature / Adventure / Two sisters drive a stolen circus truck home, with the circus in pursuit.
  Moss / Midnighter / Horror / A couple restores an old bathhouse; the bathhouse returns the favor.
  Eleven Lanterns / Narrative Feature / Drama / On the eve of a flood, a ferry village must decide who rows back.
  The Interpreter’s Daughter / Narrative Feature / Drama / A girl who translates for her parents begins to edit what they say.
  Static / Midnighter / Horror / A late-night DJ takes a request from a listener who was buried with her radio.
  Counting Sheep in Aberdeen / Animated Feature / Family / A sheep who cannot sleep walks to the city to ask for her number back.
  Wet Paint / Short Film Program / Shorts / Seven short films in which somebody touches what they should not.
  Sister Machine / Narrative Feature / Science Fiction / A factory robot is sent to live with the family of the worker it replaced.
  The Long Applause / Documentary Feature / Documentary / Inside the claque: four professional clappers and the opera house that cannot afford them any more.
  Bring a Coat / Episodic / Comedy / The staff of a failing ice hotel pretend that global warming is a theme week.
  Ferrous / Narrative Feature / Western / A blacksmith inherits a town that wants to be forgotten.
  Translating Rain / Short Film Program / Shorts / Six short films from six languages, all of them without a word.
  The Cartographer’s Alibi / Narrative Feature / Mystery / A map shop owner is accused of a crime on a street that does not exist.
  Carnival of the Ordinary / Documentary Feature / Documentary / Once a year a suburb of accountants builds the largest floats in the country.
`)

export const FILM_ADJECTIVES = list(
  'Silent|Second|Borrowed|Hidden|Yellow|Last|Northern|Unfinished|Electric|Invisible|Smaller|Blue|Patient|Midnight|Broken|Winter|Foreign|Burning|Distant|Gentle|Crooked|Seventh',
)
export const FILM_NOUNS = list(
  'Harbor|Orchard|Passenger|Sister|Lighthouse|Season|Kingdom|Machine|Garden|Stranger|River|Wedding|Horizon|Apartment|Interview|Ferry|Summer|Crossing|Choir|Witness|Inheritance|Balcony|Telegram|Shoreline|Neighbor|Carousel',
)
export const FILM_FORMS = list(`
  The {adjective} {noun}
  {adjective} {noun}
  {noun} of the {adjective} {other}
  The {noun} and the {other}
  A {noun} for My {other}
  {adjective} Is the {noun}
  Return to {adjective} {noun}
  Before the {noun}
  The {noun} Upstairs
  Letters to a {adjective} {noun}
`)
export const LOGLINES = list(`
  When {hero} finds {object} in {place}, {consequence}.
  {^hero} returns to {place} to sell {object}, but {consequence}.
  For one summer {hero} works in {place}, where {consequence}.
  {^hero} and {rival} fight over {object} until {consequence}.
  Nothing has changed in {place} for thirty years; then {hero} arrives with {object} and {consequence}.
`)
export const HEROES = list(
  'a retired lighthouse keeper|a young court stenographer|a disgraced weather presenter|a girl who collects keys|a night-shift baker|a twin who no longer speaks to his brother|a piano tuner losing her hearing|a runaway violinist|an apprentice undertaker|a widowed ferry captain|a substitute teacher|a small-town wrestler',
)
export const OBJECTS = list(
  'a suitcase full of unsent letters|a tape of a voice nobody recognises|the only copy of a lost film|a racing pigeon with somebody else’s ring|an unpaid bill from 1964|a broken carousel horse|a map drawn by a child|the wrong wedding dress',
)
export const FILM_PLACES = list(
  'a half-flooded harbor town|a motel at the end of the bus line|a salt-mining village|the archive of a closed newspaper|a suburb built for a war that never came|an island with one telephone|a theatre condemned to demolition|a mountain observatory',
)
export const CONSEQUENCES = list(
  'the whole town begins to remember things differently|an old debt comes due|friendship turns into an alibi|the only way out is across the ice|a stranger claims to be family|everybody has a reason to lie|the last summer refuses to end|the truth arrives by boat',
)
export const FILM_LANGUAGES: [string, string][] = [
  ['USA', 'English'],
  ['Ireland', 'English, Irish'],
  ['Mexico', 'Spanish'],
  ['Japan', 'Japanese'],
  ['Nigeria', 'Yoruba, English'],
  ['France', 'French'],
  ['Poland', 'Polish'],
  ['Brazil', 'Portuguese'],
  ['India', 'Bengali'],
  ['Norway', 'Norwegian'],
  ['South Korea', 'Korean'],
  ['Lebanon', 'Arabic'],
  ['Argentina', 'Spanish'],
  ['Turkey', 'Turkish'],
  ['Germany', 'German'],
]
export const PREMIERES = list(
  'World Premiere|International Premiere|North American Premiere|US Premiere|Regional Premiere',
)
export const FILM_NOTES = list(`
  Shot over four winters with a crew of six, the film trusts faces more than dialogue.
  A debut of startling patience, with a score recorded live in an empty swimming pool.
  The director spent two years in the archive before writing a single line, and it shows in every frame.
  Funny until it is not, and then funny again at the worst possible moment.
  Photographed in available light on expired stock, it looks like a memory somebody else is having.
  The cast are neighbors playing neighbors; the arguments, we are told, are real.
`)
