import { SECTIONS, type Section, type SectionPath } from '../domain/sections.ts'
import { yearPrefix } from '../domain/urls.ts'
import { backText, errorText } from '../text/errors.ts'
import { notFoundText } from '../text/site.ts'
import { themeText } from '../text/theme.ts'
import { allEventsPath } from './chrome.ts'
import type { ViewContext } from './context.ts'
import { type HeadView, toHead } from './head.ts'

export interface NotFoundView {
  head: HeadView
  email: string
  searchAction: string
  searchPlaceholder: string
  back: { label: string; href: string }
}

/** The way back that fits the part of the site; to all events when an edition has no such list. */
function toBack(path: SectionPath | undefined, { year, catalogue }: ViewContext): NotFoundView['back'] {
  const section: Section | undefined = SECTIONS.find((candidate) => candidate.path === path)
  const exists = section && (!section.needs || catalogue[section.needs].length > 0)
  return path && exists
    ? { label: backText[path], href: `${yearPrefix(year)}/${section.back}` }
    : { label: backText.events, href: allEventsPath(year) }
}

const toScreen = (title: string, path: string, section: SectionPath | undefined, context: ViewContext) => ({
  head: toHead({ title, path, isHidden: true }, context),
  email: context.festival.supportEmail,
  searchAction: `${yearPrefix(context.year)}/search`,
  searchPlaceholder: themeText[context.festival.theme].searchPlaceholder,
  back: toBack(section, context),
})

/** 'Page not found' for a part of the site, or for all that is in none (ROWS R05, R12, R13, X01). */
export const toNotFound = (section: SectionPath | undefined, context: ViewContext): NotFoundView =>
  toScreen(notFoundText.title, '/404', section, context)

/** 'We encountered an error!' likewise, before anything is known about the error (ROWS R05, X02). */
export const toFailure = (section: SectionPath | undefined, context: ViewContext): NotFoundView =>
  toScreen(errorText.title, '/500', section, context)
