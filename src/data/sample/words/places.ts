import { list } from './write.ts'

export type Use = 'talks' | 'cinema' | 'club' | 'studio' | 'gallery' | 'outside'

/** A building of Port Ellery: its rooms follow the colon, each `name/use/capacity`. */
export const BUILDINGS = list(`
  Riverline Convention Center @ 1 Ferry Plaza : Grand Ballroom/talks/2400, Ballroom B/talks/900, Room 101/talks/280, Room 102/talks/280, Room 204/talks/160, Room 205/studio/60, Room 206/studio/60, Exhibition Hall/gallery/4000
  The Nightingale Hotel @ 220 Lamplighter Street : Mezzanine/talks/180, Salon Ondine/talks/140, Salon Vesper/studio/80, Rooftop/outside/250
  Customs House @ 14 Tollgate Lane : Long Room/talks/420, Bonded Vault/club/200, Assay Office/studio/40
  Orpheum Theatre @ 301 Marquee Avenue : Main House/cinema/1180, Balcony Cinema/cinema/210
  Alhambra Picture House @ 77 Glasswork Row : Screen 1/cinema/340, Screen 2/cinema/160, Screen 3/cinema/90
  Ellery Public Library @ 9 Chapter Street : Reading Room/talks/220, Children’s Theatre/studio/90
  Tram Shed No. 4 @ 58 Turntable Road : Main Hall/club/1500, Workshop/studio/50
`)

/** Houses without rooms of their own: name/use/capacity/street. */
export const HOUSES = list(`
  The Velvet Anchor/club/320/112 Capstan Street
  Mercy’s/club/180/18 Halyard Alley
  Foghorn Social/club/450/4 Breakwater Road
  The Lesser Crown/club/140/260 Lamplighter Street
  Saint Brigid’s Church/club/600/33 Bellfounder Lane
  El Faro/club/280/145 Lighthouse Boulevard
  Blue Ladder/club/220/71 Chandler Street
  The Parlour/club/90/6 Halyard Alley
  Dynamo Ballroom/club/800/402 Turbine Street
  Ninth Street Tap/club/120/9 Ninth Street
  The Rialto/cinema/260/12 Marquee Avenue
  Quay Stage/outside/5000/Old Ferry Quay
  Willow Island Bandstand/outside/1200/Willow Island Park
  Gallery Halfmoon/gallery/150/88 Glasswork Row
  The Ropewalk/gallery/300/51 Hawser Street
  Signal Box Café/outside/80/2 Turntable Road
`)

export const HOUSE_FIRST = list(
  'Copper|Heron|Lantern|Mariner’s|Blackbird|Saltmarsh|Tinker’s|Marble|Juniper|Harbor|Weaver’s|Compass|Paper|Cannery|Steeple|Orchard|Granary|Pelican|Northgate|Bakehouse|Gaslight|Foundry|Kingfisher|Pilot’s|Sail Loft',
)
export const HOUSE_SECOND: Record<Use, string[]> = {
  talks: list('Hall|Assembly Rooms|Forum|Auditorium|Lecture Theatre'),
  cinema: list('Cinema|Picture House|Electric Theatre|Screening Room'),
  club: list('Room|Lounge|Ballroom|Social Club|Bar|Basement|Saloon'),
  studio: list('Studio|Workshop|Classroom|Loft'),
  gallery: list('Gallery|Warehouse|Arcade|Museum'),
  outside: list('Stage|Garden|Courtyard|Terrace|Pier'),
}
export const STREETS = list(
  'Lamplighter Street|Marquee Avenue|Glasswork Row|Tollgate Lane|Ferry Plaza|Capstan Street|Chandler Street|Turbine Street|Bellfounder Lane|Hawser Street|Lighthouse Boulevard|Turntable Road|Cooper’s Yard|Osprey Way|Printers’ Court|Ropemaker Lane',
)
export const VENUE_NOTES = list(`
  A brick hall from 1911 with a sprung floor and the best ladies’ room in town.
  Once a warehouse for rope, now a warehouse for noise.
  The foyer still smells faintly of popcorn and varnish. Late entry is through the side door.
  Low ceiling, warm sound, cold drinks. The stage is eleven inches high.
  Step-free from Tollgate Lane; the lift is slow and has a radio.
  The river is visible from every second seat.
  Bring a layer: the building is older than heating.
  Home to the town orchestra on Mondays and to everything else on the other days.
`)
