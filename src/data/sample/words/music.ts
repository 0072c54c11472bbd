import type { Random } from '../random.ts'
import { fill, list } from './write.ts'

/** Genres with the subgenres, sounds and instruments that go with them. */
export const GENRES: { genre: string; subgenres: string[]; sound: string[]; gear: string[] }[] = [
  {
    genre: 'Rock',
    subgenres: list('Garage|Psych|Post-Punk|Shoegaze|Heartland'),
    sound: list(
      'guitars that arrive like weather|two-minute songs with the windows down|feedback you can lean on|choruses built for the back row',
    ),
    gear: list('a borrowed Jazzmaster|a drum kit from a church sale|two amps and one microphone'),
  },
  {
    genre: 'Indie Pop',
    subgenres: list('Bedroom|Jangle|Synth|Chamber'),
    sound: list(
      'bright melodies about dull towns|drum machines with stage fright|harmonies that finish each other’s sentences|hooks hidden in plain sight',
    ),
    gear: list('a four-track cassette recorder|a toy piano|a string quartet of old friends'),
  },
  {
    genre: 'Electronic',
    subgenres: list('Ambient|Techno|House|Footwork|Modular'),
    sound: list(
      'slow pulses and bright static|kick drums tuned to the room|dance music for people who think on their feet|long builds that never quite land where you expect',
    ),
    gear: list('a wall of modular synthesizers|three samplers and a kitchen radio|field recordings of the ferry'),
  },
  {
    genre: 'Hip-Hop',
    subgenres: list('Boom Bap|Trap|Alternative|Spoken Word'),
    sound: list(
      'dense verses over dusty soul|bass that reads the room first|stories told in three voices|punchlines with a long fuse',
    ),
    gear: list('a crate of gospel 45s|one battered sampler|a six-piece band'),
  },
  {
    genre: 'Soul & R&B',
    subgenres: list('Neo-Soul|Gospel|Funk|Quiet Storm'),
    sound: list(
      'slow-burning grooves|a voice that turns corners like a river|horn lines you will hum on the way home|love songs with the lights left on',
    ),
    gear: list('a Rhodes piano named Gladys|a three-piece horn section|a choir of cousins'),
  },
  {
    genre: 'Jazz',
    subgenres: list('Spiritual|Big Band|Fusion|Free'),
    sound: list(
      'standards taken apart in good light|long forms and short tempers|brass that argues and makes up|improvisations that start from street sounds',
    ),
    gear: list('a double bass with a mended neck|two drummers|a brass section that marches in from the street'),
  },
  {
    genre: 'Folk',
    subgenres: list('Ballads|Freak Folk|String Band|Sea Songs'),
    sound: list(
      'old ballads with new grievances|close harmony and open tunings|songs collected from ferrymen|fingerpicking as steady as rain',
    ),
    gear: list('a banjo and a harmonium|five voices around one microphone|a hurdy-gurdy'),
  },
  {
    genre: 'Country',
    subgenres: list('Alt-Country|Honky-Tonk|Bluegrass|Outlaw'),
    sound: list(
      'pedal steel under neon|honest songs about dishonest people|truck-stop poetry|waltzes for the last two on the floor',
    ),
    gear: list('a pedal steel|a 1962 touring van|twin fiddles'),
  },
  {
    genre: 'Latin',
    subgenres: list('Cumbia|Salsa|Bolero|Norteño|Reggaeton'),
    sound: list(
      'cumbia with a broken heart|percussion that negotiates|boleros for bad reception|brass, sweat and second chances',
    ),
    gear: list('a row of accordions|four percussionists|a sound system on wheels'),
  },
  {
    genre: 'Afrobeat',
    subgenres: list('Highlife|Amapiano|Afro-Fusion'),
    sound: list(
      'interlocking guitars that never hurry|log drums and long nights|call and response with the whole room|horns over a twelve-minute groove',
    ),
    gear: list('a talking drum|two tenor guitars|a nine-piece horn section'),
  },
  {
    genre: 'Metal',
    subgenres: list('Doom|Black|Sludge|Progressive'),
    sound: list(
      'riffs that move like freight|slow songs about fast rivers|choirs, blast beats and patience|volume as a form of care',
    ),
    gear: list('a bass tuned to A|a wall of orange amplifiers|a church organ'),
  },
  {
    genre: 'Experimental',
    subgenres: list('Noise|Contemporary Classical|Sound Art|Drone'),
    sound: list(
      'bowed metal and held breath|instruments built from river wood|a choir conducted by traffic lights|silence used as a lead instrument',
    ),
    gear: list('twelve music boxes|contact microphones and ice|a piano prepared with keys and coins'),
  },
]

const ADJECTIVES = list(
  'Velvet|Paper|Hollow|Electric|Quiet|Golden|Crooked|Midnight|Salt|Tender|Concrete|Wild|Lesser|Second|Marble|Northern|Painted|Burning|Small|Distant|Copper|Secret|Static|Slow|Lunar|Neon|Broken|Honest|Silver|Ancient|Loose|Sunday|Foreign|Patient|Plastic|Rural|Sleeping|Thirsty|Violet|Winter|Glass|Tidal|Borrowed|Feral|Gentle|Amber|Spectral|Ordinary|Backward|Invisible',
)
const NOUNS = list(
  'Meridian|Ferries|Swallows|Harbor|Machines|Orchard|Telephones|Rivers|Wolves|Cathedral|Satellites|Strangers|Lanterns|Gardens|Engines|Foxes|Motel|Parade|Oceans|Ghosts|Islands|Mirrors|Pilots|Horses|Radio|Suburbs|Comets|Choir|Windows|Tigers|Arcade|Glaciers|Sparrows|Carnival|Ladders|Avenues|Herons|Moons|Magnets|Kites|Thieves|Palms|Trains|Statues|Weathermen|Cousins|Librarians|Bridges|Dynamos|Astronomers|Crows|Umbrellas',
)
const SOLO = list(
  'Juniper|Ondine|Marigold|Halcyon|Vesper|Oriole|Saffron|Wren|Calder|Isolde|Tamarind|Larkspur|Solace|Indigo|Bijou|Ember|Fennel|Cobalt|Paloma|Zephyr|Mica|Plover|Sable|Nimbus|Dulcimer|Kestrel|Osprey|Fable|Quill|Rook|Thistle|Umber|Vireo|Yarrow|Zinnia|Aster',
)
const PLACES = list(
  'Ellery|Ohio|Lisbon|Saturn|Nebraska|Odessa|Havana|Lagos|Trieste|Cairo, Illinois|Oslo|Kansas|Tangier|Marfa|Jupiter|Delta',
)
const FORMS = list(`
  The {adjective} {noun}
  The {adjective} {noun}
  {adjective} {noun}
  {adjective} {noun}
  {noun} of {place}
  {solo} & the {noun}
  {adjective} {noun} Club
  {noun} for Beginners
  {solo} {adjective}
  {place} {noun}
  Dear {noun}
  No More {noun}
  {solo}
  {noun} & {noun}
  {number} {noun}
  DJ {solo}
  {solo} Sound System
  Los {solo} Brothers
  Our {adjective} {noun}
  {noun} After Dark
`)
const NUMBERS = list('2|3|4|7|9|12|13|19|44|88|100|1000|Forty|Twenty-One|Eleven')

/** A band's name that no other band of the sample has. */
export function aBandName(random: Random, taken: Set<string>): string {
  for (;;) {
    const name = fill(
      random.pick(FORMS),
      { adjective: ADJECTIVES, noun: NOUNS, solo: SOLO, place: PLACES, number: NUMBERS },
      random,
    )
    const words = name.split(' ')
    if (taken.has(name) || new Set(words).size < words.length) continue
    taken.add(name)
    return name
  }
}

export const RELEASES = list(
  'Ferry Hours|A Map of the Second Floor|Small Weather|Songs for the Night Bus|Everything but the Bridge|Low Water|The Good Umbrella|Return to Sender, Please|Borrowed Light|Kitchens|Eleven Ways to Leave|The Long Way Round|Postcards to Nobody|Static & Honey|Rooms with Pianos|Hard Rain, Soft Shoes|Nothing Rhymes with Silver|A Field Guide to Leaving|Heirloom|Sunday Machine',
)
export const CONNECTIONS = list(
  'Booking agents|Labels|Publishing|Music supervisors|Managers|Festival programmers|Producers|Press|Filmmakers|Merchandise makers|Vinyl pressing|Session players|Brand partners',
)
