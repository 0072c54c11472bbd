import { BIOGRAPHY_PREVIEW_WORDS } from '../domain/limits.ts'
import { toPlainText, toPreview } from '../domain/plain-text.ts'
import type { ContributorLink } from '../schema/contributor.ts'
import type { Attendee } from '../schema/people.ts'
import { directoryText } from '../text/directory.ts'
import { toAttendeeLines, toHome } from './attendee-card.ts'
import { type PictureView, toPicture } from './picture.ts'
import { type StarView, toStar } from './star.ts'

export interface AttendeeProfileView {
  name: string
  /** The badge, on the chip above the name. */
  badge?: string
  pronoun?: string
  /** What they do, and for whom. */
  line?: string
  place?: string
  picture: PictureView
  links: { name: ContributorLink; label: string; url: string }[]
  /** Safe HTML, whole; `preview` is its first 16 words when there are more (SPEC §5). */
  biography?: { html: string; preview?: string }
  /** Industry and kind of company. */
  facts: { term: string; value: string }[]
  star: StarView
}

/** In the order in which a visitor looks for them. */
const LINKS = {
  website: 'website',
  x_url: 'twitter',
  instagram_url: 'instagram',
  facebook_url: 'facebook',
  tiktok_url: 'tiktok',
} as const satisfies Partial<Record<keyof Attendee, ContributorLink>>

/** Everything that the directory knows of somebody, where a visitor would look for it (ROWS R12, E03). */
export function toAttendeeProfile(attendee: Attendee): AttendeeProfileView {
  const { uid, name, badge_type: badge, pronoun, biography: html, image_url } = attendee
  const preview = toPreview(toPlainText(html ?? ''), BIOGRAPHY_PREVIEW_WORDS)
  const place = toHome(attendee)
  const line = toAttendeeLines(attendee).join(', ')
  return {
    name,
    ...(badge && { badge }),
    ...(pronoun && { pronoun }),
    ...(line && { line }),
    ...(place && { place }),
    picture: toPicture({ name, thumbnail_url: image_url }, { isPerson: true }),
    links: Object.entries(LINKS).flatMap(([field, icon]) => {
      const url = attendee[field as keyof typeof LINKS]
      // Whoever wrote it into the store: only the web is a link.
      return url && /^https?:\/\//i.test(url) ? [{ name: icon, label: directoryText.links[icon], url }] : []
    }),
    ...(html && { biography: { html, ...(preview.isCut && { preview: preview.text }) } }),
    facts: (['industry', 'company_type'] as const).flatMap((field) => {
      const value = attendee[field]
      return value ? [{ term: directoryText.fields[field], value }] : []
    }),
    star: toStar('attendee', uid),
  }
}
