import { toPlainText, toSummary } from '../domain/plain-text.ts'
import { toTitle } from '../text/site.ts'
import type { ViewContext } from './context.ts'

/** What a page says about itself in its head. */
export interface HeadView {
  title: string
  description: string
  /** Always with the year, always absolute (DESIGN §3). */
  canonical: string
  /** Absolute address of the picture that other sites show beside a shared link (src/views/social-card.ts). */
  image?: string
  type: 'website' | 'article' | 'profile'
  /** schema.org JSON-LD, already safe to stand in a script element. */
  jsonLd?: string
  /** Keeps a page out of search engines and of the sitemap. */
  isHidden?: boolean
}

/** JSON for a script element: `<` cannot end it (HTML §4.12.1.3). */
export const toJsonLd = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

export interface HeadInput {
  title: string
  /** Safe HTML or plain words; cut to what a result page shows. */
  description?: string | undefined
  /** With its year: `/2026/events/e1`. */
  path: string
  /** Whose social card is shown: the page's own, or the edition's for pages about a part of it. */
  card?: 'own' | 'edition'
  type?: HeadView['type']
  jsonLd?: object
  isHidden?: boolean
}

export const festivalName = ({ festival, catalogue }: ViewContext): string => festival.name ?? catalogue.edition.name

export function toHead(input: HeadInput, context: ViewContext): HeadView {
  const cardOf = { own: input.path, edition: `/${context.catalogue.edition.year}` }
  const image = input.card && `${context.siteUrl}/cards${cardOf[input.card]}.png`
  return {
    title: toTitle(input.title, festivalName(context)),
    description: toSummary(toPlainText(input.description ?? '') || `${input.title}. ${festivalName(context)}.`),
    canonical: context.siteUrl + input.path,
    ...(image && { image }),
    type: input.type ?? 'website',
    ...(input.jsonLd && { jsonLd: toJsonLd({ '@context': 'https://schema.org', ...input.jsonLd }) }),
    ...(input.isHidden && { isHidden: true }),
  }
}
