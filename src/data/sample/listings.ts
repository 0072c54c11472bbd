import type { Listing } from '../../schema/listing.ts'
import { PUBLISHED } from './contributors.ts'
import type { Gallery } from './pictures/gallery.ts'
import { type Random, randomFor } from './random.ts'
import type { Size } from './size.ts'
import { aCompanyName, BRAND_CATEGORIES, HALLS, OFFERS, PURPOSES } from './words/companies.ts'
import { paragraphs, type Slugs } from './words/write.ts'

export interface Listings {
  brands: Listing[]
  exhibitors: Listing[]
  presenters: Listing[]
}

function aListing(name: string, description: string, random: Random, slugs: Slugs, gallery: Gallery): Listing {
  const id = slugs.take(name)
  const category = random.pick(BRAND_CATEGORIES)
  return {
    id,
    name,
    description,
    category,
    tags: [{ id: `sector-${category.toLowerCase().replace(/\W+/g, '-')}`, name: category }],
    links: [
      { label: 'Website', value: `example.org/${id}`, url: `https://example.org/${id}`, highlight: true },
      ...(random.chance(0.5)
        ? [{ label: 'Instagram', value: `@${id}`, url: `https://example.org/instagram/${id}` }]
        : []),
      ...(random.chance(0.2) ? [{ label: 'E-mail', url: `mailto:${id}@example.org` }] : []),
    ],
    ...(random.chance(0.85) && gallery.imageOf('logo', id, name, `Sign of ${name}`)),
    ...(random.chance(0.5) && { publish_at: random.pick(PUBLISHED) }),
    ...(random.chance(0.08) && { featured: true }),
  }
}

/** Brands, exhibitors with their booths, and those who present nights of music. */
export function buildListings(size: Size, seed: number, slugs: Slugs, gallery: Gallery): Listings {
  const random = randomFor(seed, 'listings')
  const taken = new Set<string>()
  const aCompany = () => {
    const name = aCompanyName(random, taken)
    return aListing(
      name,
      paragraphs(`${name} ${random.pick(PURPOSES)}. ${random.pick(OFFERS)}`),
      random,
      slugs,
      gallery,
    )
  }
  const presenters = [
    'Night Ferry',
    'Harbor Noise',
    'Brass & Salt',
    'The Listening Room',
    'Low End Theory Club',
    'Radio Ellery',
    'Cumbia del Río',
    'Small Hours',
    'Northern Lights Agency',
    'Women in the Booth',
    'Attic Tapes',
    'Sounds from Seoul',
    'Irish Music Week',
    'Made in Lagos',
    'Oslo Calling',
    'Pedal Steel Society',
    'Basement Culture',
    'Coro',
    'Second Line Sundays',
    'Tape Hiss',
  ]
  return {
    brands: Array.from({ length: size.brands }, aCompany),
    exhibitors: Array.from({ length: size.exhibitors }, () => ({
      ...aCompany(),
      booths: [
        `${random.pick(HALLS)}${random.int(100, 980)}`,
        ...(random.chance(0.1) ? [`${random.pick(HALLS)}${random.int(100, 980)}`] : []),
      ],
    })),
    presenters: Array.from({ length: size.presenters }, (_, index) => {
      const known = presenters[index]
      const name = known ?? `${aCompanyName(random, taken)} Nights`
      return aListing(
        name,
        paragraphs(
          `${name} book the nights we would like to find by accident. ${index % 2 ? 'Their showcases mix locals and people just off the plane.' : 'Five acts, one stage, and a host who keeps time.'}`,
        ),
        random,
        slugs,
        gallery,
      )
    }),
  }
}
