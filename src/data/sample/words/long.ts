import { list, paragraphs } from './write.ts'

/** Exactly 200 characters, as the feeds of real festivals sometimes have them. */
export const LONG_TITLE =
  'How a Small River Town with Two Ferries, One Cinema and No Budget at All Taught Itself to Host the World for Seven Nights, Lost Its Voice, Found It Again, and Wrote Down Everything It Learned Next Day'

const STOPS = list(`
  Start at the clock on Ferry Plaza, which has been four minutes slow since the flood of 1937 and is kept that way by order of the council. People here set their watches by the river instead, and the river is patient.
  Walk down Lamplighter Street past the hotel. The lamps are electric now, but the lamplighter’s cart still stands in the lobby, and on the last night of the festival somebody always tries to drive it.
  On the left is the Customs House. Its Long Room was built to weigh grain and later served as a courtroom, a skating rink and a place to dry sails. The scales still work; speakers who overrun have been weighed on them.
  Behind it lies Tollgate Lane, where the toll was paid in eels. The last eel was paid in 1902 under protest, and the receipt hangs in the library between a map of the moon and the rules of a card game nobody can explain.
  Turn into Glasswork Row. Before the fire there were nine glassworks here and you could read a newspaper at midnight by the glow of their doors. Today there is a picture house, a gallery and a shop that repairs one kind of lamp.
  The Alhambra was a stable first. If you sit in the third row of the small screen and the projector is quiet, you can hear that the floor was laid for hooves. The owner says it improves westerns and ruins everything set in space.
  Cross Marquee Avenue at the light. Every bulb of the Orpheum’s marquee was donated by a family in the year of the great blackout, and each family still replaces its own. There are eleven hundred of them, and a list.
  The alley on the right is called Halyard, and it is just wide enough for a double bass. Two bars face each other across it. They have shared one piano since 1958, rolling it over at ten o’clock, and the alley is closed to traffic for as long as that takes.
  Down at the quay the ferries sleep side by side. The older one is called Patience; the newer one has a number. Pilots prefer Patience in fog, because she turns towards the town by herself, or so they tell visitors.
  From here you can see Willow Island. In dry summers you can walk to it, and in wet ones you cannot see it at all. The bandstand was built for a visit by a president who got off at the wrong station.
  Follow the rails to Tram Shed No. 4. The trams stopped in a winter so cold that the wires sang, and the town recorded the sound. It is played every year when the doors open, quietly, under the first song.
  At Turntable Road look up. Swifts nest under the water tower, and between the swifts, in March, if you are lucky and nobody is talking, there is the bird the festival is named for: brown, unremarkable, and loud as an engine that will not start.
  End at the signal box, which is a café now. The levers are connected to nothing, but every one of them is labelled, and guests who pull the one marked “last train” get a free coffee and have to tell a story.
`)

const repeatTo = (length: number): string => {
  const texts: string[] = []
  for (let index = 0; paragraphs(...texts).length < length; index += 1) {
    const stop = STOPS[index % STOPS.length] ?? ''
    texts.push(index < STOPS.length ? stop : `On the second round, in the other direction: ${stop}`)
  }
  const html = paragraphs(...texts)
  // Cut the last paragraph at a word and close it, so that the length is what it says.
  const tail = '…</p>'
  return (
    html
      .slice(0, length - tail.length)
      .replace(/<[^>]*$/, '')
      .replace(/\s+\S*$/, '')
      .padEnd(length - tail.length, '.') + tail
  )
}

/** A description of exactly 9,000 characters. */
export const LONG_TEXT = repeatTo(9000)
