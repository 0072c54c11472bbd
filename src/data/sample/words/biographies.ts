import { list } from './write.ts'

/** Sentences about people. They keep to the name, so that no pronoun is guessed. */
export const PERSON_FIRST = list(`
  {name} works as {title} at {company}, where the days are spent {craft} and the evenings explaining it.
  {name} has worked with {crowd} for more than {years} years, first in {city} and now wherever the train stops.
  As {title} of {company}, {name} looks after the {thing} and the people who depend on it.
  {name} began {craft} by accident and stayed on purpose.
  Born in {city}, {name} studied {study}, left it for the radio and ended up as {title} at {company}.
  {name} thinks about the {thing} so that the rest of us do not have to.
  {name} runs {company}, a small organisation with a long memory and an unreasonable interest in the {thing}.
  {^crowd} know {name} as the voice that asks what happens afterwards.
  By day {title} at {company}, by night a student of the {thing}: {name} has made a habit of {craft}.
  {name} came to {company} to fix one {thing} and has been there for {years} years.
  When {company} needed somebody who understood {crowd}, {name} was already having lunch with them.
`)
export const PERSON_SECOND = list(`
  {given}’s essays on the {thing} have been translated into nine languages and argued with in all of them.
  Before that came a decade of {craft}, two failed start-ups and one very successful choir.
  The work has been shown in museums, town halls and, once, on the side of a moving ferry.
  {given} advises three city governments and is ignored by two of them.
  A first book, “The Patient {Thing}”, was named among the best of its year by people with good taste.
  Current projects include a field guide to the {thing} and a community archive in {city}.
  {given} teaches every autumn and learns every spring.
  Colleagues describe {given} as the person who reads the manual and then rewrites it.
  The current work asks what {crowd} would build if nobody asked for a slide deck.
  A fellowship in {study} led to a year among {crowd}, and the year became a method.
  {given}’s radio series on the {thing} ran for six seasons and changed one law.
  There have been awards; {given} keeps them in the kitchen, next to the good knives.
  {given} is co-author of a much-copied checklist for {craft}.
  A travelling exhibition about the {thing}, curated with {crowd}, opens in {city} this summer.
`)
export const PERSON_THIRD = list(`
  Away from work {given} repairs accordions, swims in cold rivers and keeps a list of the best benches in {city}.
  {given} lives in {city} with a printer, a greyhound and too many maps.
  At Nightjar {given} looks forward to meeting {crowd}; please say hello.
  {given} has attended every edition of the festival but one, and regrets it.
  There is a small house by the railway, a large garden, and a rule about phones at dinner.
  {given} still answers letters, by hand, on Thursdays.
  Ask {given} about bees, night trains or the history of the stapler.
  Weekends belong to a rowing club that has never won anything.
  {given} bakes for every meeting and says this is the whole secret.
`)
export const ARTIST_FIRST = list(`
  {name} make {sound}, with {gear} and no particular hurry.
  From {city}: {sound}, played on {gear}.
  {name} started in a laundry room in {city} and still sound best next to machinery: {sound}.
  If you have heard one thing by {name}, it was probably “{song}”; if you have heard two, you have stayed for the night.
  {name} came together after a cancelled train left four strangers in {city} with {gear}.
  {name} write songs about work, weather and the people who miss the last ferry.
  {name} began as a dare, became a band, and are now a small employer: {sound}, five nights a week.
  Nobody in {city} will admit to having booked {name} first. Everybody remembers the night: {sound}, and {gear}.
  {name} rehearse above a bakery in {city}, which explains the hours and nothing else: {sound}.
  Formed to play one wedding, {name} have since played four hundred, and two funerals: {sound}.
`)
export const ARTIST_SECOND = list(`
  The album “{release}” was recorded in eleven days in a closed school and has since been played in eleven countries.
  “{release}”, out last autumn, turns {sound} into something you can carry home.
  After two hundred shows in small rooms came “{release}”, an album that trusts the listener.
  The single “{song}” found its way from a college station to a film score to a football stadium.
  On stage the songs stretch, argue and make up again; no setlist has been played twice.
  With “{release}” they traded the rehearsal room for a boat, and you can hear the water.
  “{release}” took four years, three drummers and one very patient landlord.
  Since “{song}” they have been asked to explain the lyrics, and have declined in four languages.
  The new record, “{release}”, was cut live to tape with the windows open.
`)
export const ARTIST_THIRD = list(`
  Expect {sound}, one unreasonable cover version and a singalong that nobody planned.
  Live, most of the talking is left to {gear}.
  They have shared stages with heroes, cousins and a marching band that would not leave.
  At Nightjar they play new songs for the first time. Be kind, be loud.
  “Somewhere between a wedding and a weather warning,” wrote a local paper, and the band had it printed on shirts.
`)
/** The same for artists who perform under their own name. */
export const SOLO_FIRST = list(`
  {name} makes {sound}, with {gear} and no particular hurry.
  From {city}: {sound}, played on {gear}.
  {name} learned to sing in a laundry room in {city} and still sounds best next to machinery: {sound}.
  If you have heard one thing by {name}, it was probably “{song}”; if you have heard two, you have stayed for the night.
  {name} writes songs about work, weather and the people who miss the last ferry.
  It took {name} ten years in other people’s bands to arrive at this: {sound}.
  Raised in {city} on cassettes and church music, {name} plays {sound}.
`)
export const SOLO_SECOND = list(`
  The album “{release}” was recorded in eleven days in a closed school and has since been played in eleven countries.
  “{release}”, out last autumn, is the sound of somebody closing a door gently.
  After two hundred shows in small rooms came “{release}”, an album that trusts the listener.
  The single “{song}” found its way from a college station to a film score to a football stadium.
  On stage the songs stretch, argue and make up again; no setlist has been played twice.
  “{release}” was written on night shifts and mixed on headphones on the first bus home.
`)
export const SOLO_THIRD = list(`
  Expect {sound}, one unreasonable cover version and a singalong that nobody planned.
  Live, most of the talking is left to {gear}.
  At Nightjar there will be new songs for the first time. Be kind, be loud.
  “Somewhere between a wedding and a weather warning,” wrote a local paper, and {given} had it printed on shirts.
  {given} tours by train, with one suitcase and {gear}.
`)
export const SHOW_LINES = list(`
  {name}: {sound}, live at {venue}.
  A rare small-room show: {sound}, forty-five minutes, no encore, no regrets.
  {^sound}. Come early, stand close.
  Back in Port Ellery with a new set and {gear}.
  First time in town, with {gear}.
  {venue} was built for this: {sound}.
  One stage, {gear}, and {sound}.
  New songs, old friends, {gear}.
`)
