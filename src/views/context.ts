import type { EditionCatalogue } from '../catalogue/catalogue.ts'
import type { Festival } from '../schema/festival.ts'

/** What every view needs to know beside its record: whose site it is, which edition, and whether links carry the year. */
export interface ViewContext {
  festival: Festival
  catalogue: EditionCatalogue
  /** The year that links start with; absent on pages that show the landing edition without its year. */
  year: number | undefined
  /** Absolute address of the site, without a slash at the end. */
  siteUrl: string
  /** The other editions of the site, newest first. */
  years: readonly number[]
  landingYear: number
  /** The moment a preview is built for; absent on the public site, where nothing unpublished exists (ROWS T03). */
  previewAt?: Date
}

/** The part of it that a card needs; the search page has no more in the browser. */
export interface CardContext extends Pick<ViewContext, 'year' | 'previewAt'> {
  festival: Pick<Festival, 'eventTypes' | 'credentials' | 'features'>
  catalogue: Pick<EditionCatalogue, 'clock'>
}
