import type { Venue } from '../../schema/venue.ts'
import type { Gallery } from './pictures/gallery.ts'
import { randomFor } from './random.ts'
import type { Size } from './size.ts'
import { BUILDINGS, HOUSE_FIRST, HOUSE_SECOND, HOUSES, STREETS, type Use, VENUE_NOTES } from './words/places.ts'
import { paragraphs, Slugs } from './words/write.ts'

/** A place with what it is good for: events are put where they fit. */
export interface Place {
  venue: Venue
  use: Use
}

export interface Town {
  venues: Venue[]
  /** Everything in which something can happen; buildings with rooms are not among them. */
  places: Place[]
}

const USES: readonly Use[] = ['talks', 'talks', 'talks', 'club', 'club', 'cinema', 'studio', 'gallery', 'outside']

const AGES: Partial<Record<Use, string>> = { club: '21+', talks: 'All Ages', gallery: 'All Ages' }

/** The made-up town: buildings with rooms, houses, and one venue where nothing happens. */
export function buildVenues(size: Size, seed: number, gallery: Gallery): Town {
  const random = randomFor(seed, 'venues')
  const slugs = new Slugs('venue')
  const venues: Venue[] = []
  const places: Place[] = []

  const location = (address: string) => ({
    address,
    city: 'Port Ellery',
    state: 'IL',
    postal_code: `00${random.int(100, 199)}`,
    country: 'USA',
    // Somewhere on the water: the town does not exist.
    lat: Number((36.9 + random.next() * 0.04).toFixed(5)),
    lon: Number((-89.12 + random.next() * 0.05).toFixed(5)),
  })
  const house = (name: string, address: string): Venue => {
    const id = slugs.take(name)
    return {
      id,
      name,
      description: paragraphs(random.pick(VENUE_NOTES)),
      location: location(address),
      accessible: random.chance(0.85),
      links: [
        { label: 'Website', value: name, url: `https://example.org/venues/${id}` },
        ...(random.chance(0.4) ? [{ label: 'Getting there', url: `https://example.org/venues/${id}/directions` }] : []),
      ],
      ...(random.chance(0.85) && gallery.imageOf('facade', id, name, `Drawing of the front of ${name}`)),
      position: venues.length + 1,
    }
  }
  const settle = (venue: Venue, use: Use, capacity: number) => {
    const settled: Venue = {
      ...venue,
      capacity,
      ...(AGES[use] && { age_policy: AGES[use] }),
      indoor_outdoor: use === 'outside' ? 'Outdoor' : 'Indoor',
    }
    venues.push(settled)
    places.push({ venue: settled, use })
  }

  const addBuilding = (name: string, address: string, rooms: readonly string[]) => {
    const building = house(name, address)
    venues.push(building)
    for (const [index, room] of rooms.entries()) {
      const [roomName = '', use, capacity] = room.split('/')
      const { image: _, thumbnail_url: __, description: ___, links: ____, ...shell } = building
      settle(
        {
          ...shell,
          id: slugs.take(`${name} ${roomName}`),
          name: roomName,
          parent_venue: { id: building.id, name: building.name },
          floor: `Level ${1 + Math.floor(index / 3)}`,
          position: venues.length + 1,
        },
        use as Use,
        Number(capacity),
      )
    }
  }
  for (const written of BUILDINGS) {
    const [head = '', rooms = ''] = written.split(' : ')
    const [name = '', address = ''] = head.split(' @ ')
    addBuilding(name, address, rooms.split(', '))
  }
  for (const written of HOUSES) {
    const [name = '', use, capacity, address = ''] = written.split('/')
    settle(house(name, address), use as Use, Number(capacity))
  }

  while (venues.length < size.venues - 1) {
    const use = random.pick(USES)
    const name = `${random.pick(HOUSE_FIRST)} ${random.pick(HOUSE_SECOND[use])}`
    const address = `${random.int(2, 480)} ${random.pick(STREETS)}`
    if (random.chance(0.25) && venues.length < size.venues - 6) {
      const rooms = ['East', 'West', 'Upper', 'Lower'].map(
        (side) => `${side} ${random.pick(HOUSE_SECOND[use])}/${use}/${random.int(4, 40) * 10}`,
      )
      addBuilding(name, address, rooms)
    } else settle(house(name, address), use, random.int(6, 60) * 10)
  }
  venues.push({ ...house('The Old Ice House', '1 Breakwater Road'), id: 'nj-empty-venue', capacity: 75 })
  return { venues, places }
}
