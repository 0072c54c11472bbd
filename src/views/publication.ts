import { formatDay, formatTime, isPublished, toLocalDay, toZoneSuffix } from '../domain/time.ts'
import { publicationText } from '../text/publication.ts'
import type { CardContext } from './context.ts'

/**
 * What a preview says about an item that the public does not see yet: 'Not published', or 'Visible after …' on the
 * festival's clock (SPEC §4, ROWS T03). Nothing for what is public, and nothing at all outside a preview or with the
 * flag `preview_mode` off.
 */
export function toPublication(
  { publish_at: publishAt }: { publish_at?: string | null | undefined },
  { previewAt, festival, catalogue: { clock } }: CardContext,
): { publication?: string } {
  if (!previewAt || !festival.features.preview_mode || isPublished(publishAt, previewAt)) return {}
  if (!publishAt) return { publication: publicationText.never }
  const day = formatDay(toLocalDay(publishAt, clock))
  const time = `${formatTime(publishAt, clock)} ${toZoneSuffix(publishAt, clock)}`.trim()
  return { publication: publicationText.after(`${day} ${time}`) }
}
