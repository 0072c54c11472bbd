import { list } from './write.ts'

/** Sentences about a person; `{they}` and the like keep to the name, so that no pronoun is guessed. */
export const PERSON_FIRST = list(`
  {name} is {title} at {company}, where the days are spent {craft} and the evenings explaining it.
  {name} has worked with {crowd} for more than {years} years, first in {city} and now wherever the train stops.
  As {title} of {company}, {name} looks after the {thing} and the people who depend on it.
  {name} began {craft} by accident and stayed on purpose.
  Born in {city}, {name} studied architecture, left it for the radio and ended up as {title} at {company}.
  {name} thinks about the {thing} so that the rest of us do not have to.
  {name} runs {company}, a small organisation with a long memory and an unreasonable interest in the {thing}.
`)
export const PERSON_SECOND = list(`
  {given}’s essays on the {thing} have been translated into nine languages and argued with in all of them.
  Before that came a decade of {craft}, two failed start-ups and one very successful choir.
  The work has been shown in museums, town halls and, once, on the side of a moving ferry.
  {given} advises three city governments and is ignored by two of them.
  A first book, “The Patient {^thing}”, was named among the best of its year by people with good taste.
  Current projects include a field guide to the {thing} and a community archive in {city}.
  {given} teaches every autumn and learns every spring.
  Colleagues describe {given} as the person who reads the manual and then rewrites it.
`)
export const PERSON_THIRD = list(`
  Away from work {given} repairs accordions, swims in cold rivers and keeps a list of the best benches in {city}.
  {given} lives in {city} with a printer, a greyhound and too many maps.
  At Nightjar {given} looks forward to meeting {crowd}; please say hello.
  {given} has attended every edition of the festival but one, and regrets it.
  There is a small house by the railway, a large garden, and a rule about phones at dinner.
`)
export const ARTIST_FIRST = list(`
  {name} make {sound}, with {gear} and no particular hurry.
  From {city}: {sound}, played on {gear}.
  {name} started in a laundry room in {city} and still sound best next to machinery: {sound}.
  If you have heard one thing by {name}, it was probably “{song}”; if you have heard two, you have stayed for the night.
  {name} came together after a cancelled train left four strangers in {city} with {gear}.
  {name} write songs about work, weather and the people who miss the last ferry.
`)
export const ARTIST_SECOND = list(`
  The album “{release}” was recorded in eleven days in a closed school and has since been played in eleven countries.
  “{release}”, out last autumn, turns {sound} into something you can carry home.
  After two hundred shows in small rooms came “{release}”, an album that trusts the listener.
  The single “{song}” found its way from a college station to a film score to a football stadium.
  On stage the songs stretch, argue and make up again; no setlist has been played twice.
  With “{release}” they traded the rehearsal room for a boat, and you can hear the water.
`)
export const ARTIST_THIRD = list(`
  Expect {sound}, one unreasonable cover version and a singalong that nobody planned.
  Live, {gear} does most of the talking.
  They have shared stages with heroes, cousins and a marching band that would not leave.
  At Nightjar they play new songs for the first time. Be kind, be loud.
  “Somewhere between a wedding and a weather warning,” wrote a local paper, and the band had it printed on shirts.
`)
export const SHOW_LINES = list(`
  {name} bring {sound} to {venue}.
  A rare small-room show: {sound}, forty-five minutes, no encore, no regrets.
  {^sound}. Come early, stand close.
  {name} return to Port Ellery with a new set and {gear}.
  First time in town: {name}, with {gear}.
`)
