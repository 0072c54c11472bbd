import { bucketOf, initialsOf } from '../domain/names.ts'
import type { Image } from '../schema/parts.ts'

/** How many kinds of placeholder art the style sheets know (`.art-0` …). */
const ART_KINDS = 8

export interface PictureView {
  src?: string
  alt: string
  width?: number
  height?: number
  credit?: string
  /** Which placeholder stands where there is no picture, or where it fails to load. */
  art: number
  /** Initials in display type, for people without a portrait. */
  initials?: string
}

/** The picture of an item: its image, else its thumbnail, else placeholder art made from its name. */
export function toPicture(
  record: { name: string; image?: Image | undefined; thumbnail_url?: string | undefined },
  options: { prefers?: 'image' | 'thumbnail'; isPerson?: boolean } = {},
): PictureView {
  const art = bucketOf(record.name, ART_KINDS)
  const initials = options.isPerson ? { initials: initialsOf(record.name) } : {}
  const { image, thumbnail_url: thumbnail } = record
  const src = options.prefers === 'thumbnail' ? (thumbnail ?? image?.url) : (image?.url ?? thumbnail)
  if (!src) return { alt: '', art, ...initials }
  const isImage = src === image?.url
  return {
    src,
    alt: (isImage ? image?.alt_text : undefined) ?? '',
    ...(isImage && image?.width && image.height ? { width: image.width, height: image.height } : {}),
    ...(isImage && image?.credit ? { credit: image.credit } : {}),
    art,
    ...initials,
  }
}

/** Gives neighbours without a picture different placeholder art. */
export function withDistinctArt<T extends { picture: PictureView }>(cards: readonly T[]): T[] {
  let previous = -1
  return cards.map((card) => {
    const isSame = card.picture.art === previous
    previous = isSame ? (previous + 1) % ART_KINDS : card.picture.art
    return isSame ? { ...card, picture: { ...card.picture, art: previous } } : card
  })
}
