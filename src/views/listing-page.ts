import { MODEL_PATHS, toItemPath, yearPrefix } from '../domain/urls.ts'
import type { Film, Listing } from '../schema/listing.ts'
import type { Link } from '../schema/parts.ts'
import { listingText } from '../text/listing.ts'
import type { ViewContext } from './context.ts'
import { type EventCardView, toEventCard } from './event-card.ts'
import { type HeadView, toHead } from './head.ts'
import { toLinkViews } from './links.ts'
import { eventsPresentedBy, type ListingModel } from './listings.ts'
import { type PictureView, toPicture } from './picture.ts'
import { toPublication } from './publication.ts'
import { type InterestedView, type StarView, toInterestedBlock, toStar } from './star.ts'

export interface ListingPageView {
  head: HeadView
  kind: string
  name: string
  /** A film's picture is a still, the others' a sign. */
  shape: 'square' | 'wide'
  picture: PictureView
  star: StarView
  interested: InterestedView
  publication?: string
  facts: string[]
  lead?: string
  /** Safe HTML. */
  description?: string
  credits: { term: string; value: string }[]
  tags: string[]
  links: Link[]
  events?: { title: string; cards: EventCardView[] }
  back: { label: string; href: string }
}

const toFacts = (record: Listing, film: Film | undefined): string[] =>
  [
    record.category,
    film?.genres?.join(', '),
    film?.countries?.join(', '),
    film?.production_year?.toString(),
    film?.runtime,
    film?.language,
    film?.premiere_type,
    record.booths && listingText.booths(record.booths),
  ].filter((fact): fact is string => Boolean(fact))

function toData(model: ListingModel, record: Listing, film: Film | undefined): object {
  if (!film)
    return {
      '@type': 'Organization',
      name: record.name,
      url: record.links?.find(({ url }) => url.startsWith('http'))?.url,
    }
  const directors = film.credits?.find(({ label }) => /^director/i.test(label))?.values ?? []
  return {
    '@type': 'Movie',
    name: film.name,
    description: film.logline,
    dateCreated: film.production_year?.toString(),
    director: directors.map((name) => ({ '@type': 'Person', name })),
    ...(model === 'film' &&
      film.countries && { countryOfOrigin: film.countries.map((name) => ({ '@type': 'Country', name })) }),
  }
}

/** Everything the page of a film, brand, exhibitor or presenter shows (ROWS R14, E04–E07). */
export function toListingPage(model: ListingModel, record: Listing, context: ViewContext): ListingPageView {
  const film = model === 'film' ? (record as Film) : undefined
  const picture = toPicture(record, { isPerson: !film })
  const events = film
    ? (context.catalogue.filmById.get(record.id)?.events ?? [])
    : eventsPresentedBy(record.name, context)
  // Feeds give a film's logline again as the start of its description.
  const lead = film?.logline && !record.description?.includes(film.logline) ? film.logline : undefined
  const facts = toFacts(record, film)
  return {
    head: toHead(
      {
        title: record.name,
        description: film?.logline ?? record.description,
        path: toItemPath(model, record.id, context.catalogue.edition.year),
        card: 'own',
        type: 'article',
        jsonLd: toData(model, record, film),
      },
      context,
    ),
    kind: listingText.kinds[model],
    name: record.name,
    shape: film ? 'wide' : 'square',
    picture,
    star: toStar(model, record.id),
    interested: toInterestedBlock(toStar(model, record.id), context),
    ...toPublication(record, context),
    facts,
    ...(lead && { lead }),
    ...(record.description && { description: record.description }),
    credits: (film?.credits ?? []).map(({ label, values }) => ({ term: label, value: values.join(', ') })),
    tags: (record.tags ?? []).map(({ name }) => name).filter((name) => !facts.includes(name)),
    links: toLinkViews(record.links, record.name),
    ...(events.length > 0 && {
      events: {
        title: film ? listingText.screenings : listingText.presents(record.name),
        cards: events.map((event) => toEventCard(event, context, { showsDay: true })),
      },
    }),
    back: { label: listingText.titles[model], href: `${yearPrefix(context.year)}/${MODEL_PATHS[model]}` },
  }
}
