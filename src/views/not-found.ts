import { yearPrefix } from '../domain/urls.ts'
import { notFoundText } from '../text/site.ts'
import { allEventsPath } from './chrome.ts'
import type { ViewContext } from './context.ts'
import { type HeadView, toHead } from './head.ts'

export interface NotFoundView {
  head: HeadView
  email: string
  searchAction: string
  back: { label: string; href: string }
}

/** 'Page not found', with the way back that fits the part of the site (ROWS R05, R13). */
export function toNotFound(back: 'events' | 'contributors', context: ViewContext): NotFoundView {
  return {
    head: toHead({ title: notFoundText.title, path: '/404', isHidden: true }, context),
    email: context.festival.supportEmail,
    searchAction: `${yearPrefix(context.year)}/search`,
    back:
      back === 'events'
        ? { label: notFoundText.backToEvents, href: allEventsPath(context.year) }
        : { label: notFoundText.backToContributors, href: `${yearPrefix(context.year)}/contributors` },
  }
}
