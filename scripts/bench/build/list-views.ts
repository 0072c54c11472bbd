import { toBrowse } from '../../../src/views/browse.ts'
import type { ViewContext } from '../../../src/views/context.ts'
import { toAllGridPages } from '../../../src/views/contributor-grid.ts'
import { toContributorPage } from '../../../src/views/contributor-page.ts'
import { toEventPage } from '../../../src/views/event-page.ts'
import { toLanding } from '../../../src/views/landing.ts'
import { toSchedulePages } from '../../../src/views/schedule.ts'
import { toVenuePage } from '../../../src/views/venue-page.ts'

/** The template that draws a page; artists and other contributors share one. */
export const TEMPLATES = ['event', 'contributor', 'venue', 'schedule', 'grid', 'search', 'landing'] as const
export type TemplateName = (typeof TEMPLATES)[number]

export interface ExportedPage {
  url: string
  view: unknown
}

/**
 * Every page of an edition, as the routes of src/pages list them. The checker compares these addresses with those that
 * our build wrote, so a route that is missing here fails the benchmark.
 */
export function listViews(context: ViewContext): Record<TemplateName, ExportedPage[]> {
  const { catalogue } = context
  const at = (path: string, view: unknown): ExportedPage => ({
    url: `/${catalogue.edition.year}${path && `/${path}`}`,
    view,
  })
  const atPaths = (pages: { path: string; view: unknown }[]) => pages.map(({ path, view }) => at(path, view))
  return {
    event: catalogue.events.map((event) => at(`events/${event.record.id}`, toEventPage(event, context))),
    contributor: catalogue.contributors.map((person) =>
      at(
        `${person.record.type === 'artist' ? 'artists' : 'contributors'}/${person.record.entity_id}`,
        toContributorPage(person, context),
      ),
    ),
    venue: catalogue.venues.map((venue) => at(`venues/${venue.record.id}`, toVenuePage(venue, context))),
    schedule: atPaths(toSchedulePages(context)),
    grid: (['artists', 'speakers', 'contributors'] as const).flatMap((path) => atPaths(toAllGridPages(path, context))),
    search: [at('search', toBrowse('all', context)), at('search/event', toBrowse('event', context))],
    landing: [at('', toLanding(context))],
  }
}
