import type { LinkedContributor } from '../catalogue/catalogue.ts'
import { BIOGRAPHY_PREVIEW_WORDS } from '../domain/limits.ts'
import { toPlainText, toPreview } from '../domain/plain-text.ts'
import { formatDay } from '../domain/time.ts'
import { toItemPath, yearPrefix } from '../domain/urls.ts'
import { CONTRIBUTOR_LINKS, type ContributorLink } from '../schema/contributor.ts'
import { eventText } from '../text/event.ts'
import { peopleText } from '../text/people.ts'
import type { ViewContext } from './context.ts'
import { toAnnouncementDay } from './contributor-grid.ts'
import { type EventCardView, toEventCard } from './event-card.ts'
import { type HeadView, toHead } from './head.ts'
import { toContributorData } from './json-ld.ts'
import { toFullLines, toPlace } from './person-card.ts'
import { type PictureView, toPicture } from './picture.ts'
import { toPublication } from './publication.ts'
import { type InterestedView, type StarView, toInterestedBlock, toStar } from './star.ts'

export interface ContributorPageView {
  head: HeadView
  name: string
  /** 'Artist' or 'Speaker'. */
  kind: string
  pronoun?: string
  lines: string[]
  place?: string
  picture: PictureView
  star: StarView
  interested: InterestedView
  publication?: string
  links: { name: ContributorLink; label: string; url: string }[]
  /** Safe HTML, whole; `preview` is its first 16 words when there are more (SPEC §5). */
  biography?: { html: string; preview?: string }
  connect: string[]
  announced?: string
  featuring?: { title: string; cards: EventCardView[] }
  noEvents?: string
  back: { label: string; href: string }
}

/** Everything the page of an artist or person shows (ROWS R03, R05, E02, V07). */
export function toContributorPage(contributor: LinkedContributor, context: ViewContext): ContributorPageView {
  const { record, events } = contributor
  // Feeds fill one of the two; where both say something different, the biography comes first.
  const html = [...new Set([record.bio, record.details])].filter(Boolean).join('\n')
  const preview = toPreview(toPlainText(html), BIOGRAPHY_PREVIEW_WORDS)
  const picture = toPicture(record, { isPerson: true })
  const place = toPlace(record)
  const announced = toAnnouncementDay(contributor, context)
  const isArtist = record.type === 'artist'
  const lines = toFullLines(contributor)
  return {
    head: toHead(
      {
        title: record.name,
        description: html || lines.join(', '),
        path: toItemPath(record.type, record.entity_id, context.catalogue.edition.year),
        card: 'own',
        type: 'profile',
        jsonLd: toContributorData(contributor, context),
      },
      context,
    ),
    name: record.name,
    kind: isArtist ? peopleText.artist : peopleText.speaker,
    ...(record.pronoun && { pronoun: record.pronoun }),
    lines,
    ...(place && { place }),
    picture,
    star: toStar(record.type, record.entity_id),
    interested: toInterestedBlock(toStar(record.type, record.entity_id), context),
    ...toPublication(record, context),
    links: CONTRIBUTOR_LINKS.flatMap((name) => {
      const url = record.links?.[name]
      return url ? { name, label: peopleText.linkLabels[name], url } : []
    }),
    ...(html && { biography: { html, ...(preview.isCut && { preview: preview.text }) } }),
    connect: (record.artist_connection ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
    ...(announced && { announced: peopleText.announced(formatDay(announced)) }),
    ...(events.length > 0
      ? {
          featuring: {
            title: eventText.featuring(record.name),
            cards: events.map((event) => toEventCard(event, context, { showsDay: true })),
          },
        }
      : { noEvents: peopleText.noEvents }),
    back: isArtist
      ? { label: peopleText.artists, href: `${yearPrefix(context.year)}/artists` }
      : { label: peopleText.speakers, href: `${yearPrefix(context.year)}/speakers` },
  }
}
