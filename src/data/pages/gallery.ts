import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toCatalogue } from '../../catalogue/catalogue.ts'
import type { Festival } from '../../schema/festival.ts'
import type { Snapshot } from '../../schema/snapshot.ts'
import type { ViewContext } from '../../views/context.ts'
import { type GalleryView, toGallery } from '../../views/gallery.ts'
import { makeSample } from '../sample/index.ts'
import { manifestPages } from './manifest.ts'
import { isOfShard, readShard } from './shard.ts'
import { isDevelopment, type Site } from './site.ts'

export const GALLERY_PATH = 'gallery'

/** Whether the gallery is built: in development and in tests, never on a public site. */
export const hasGallery = (): boolean => isDevelopment() || process.env.MARQUEE_GALLERY === '1'

/** Lists the gallery, when it is wanted, as the one page of its route. */
export function listGallery(): { params: { gallery: string } }[] {
  if (!hasGallery()) return []
  const url = `/${GALLERY_PATH}`
  manifestPages().set(url, { url, key: GALLERY_PATH, kind: GALLERY_PATH, isHidden: true })
  if (!isOfShard(url, readShard())) return []
  return [{ params: { gallery: GALLERY_PATH } }]
}

/** Without the pictures that this site does not have: those of a sample of another size, or of none. */
function withOwnPictures(snapshot: Snapshot, dir: string): Snapshot {
  const has = (url: string) => existsSync(join(dir, url))
  const strip = (record: { image?: { url: string } | undefined; thumbnail_url?: string | undefined }) => {
    if (record.image && !has(record.image.url)) record.image = undefined
    if (record.thumbnail_url && !has(record.thumbnail_url)) record.thumbnail_url = undefined
  }
  for (const { records } of Object.values(snapshot.sources)) {
    records.events.forEach(strip)
    records.contributors.forEach(strip)
  }
  return snapshot
}

/**
 * Every component in every state, shown on the sample's awkward records whatever programme this site has. As a preview,
 * so that what is not published is labelled.
 */
export function loadGallery({ festival, siteUrl, now, dir }: Site): GalleryView {
  const snapshot = withOwnPictures(makeSample().snapshot, dir)
  const shown: Festival = {
    ...festival,
    landingYear: snapshot.edition.year,
    features: { ...festival.features, preview_mode: true },
  }
  const catalogue = toCatalogue([snapshot], { festival: shown, now, isPreview: true }).landing
  const context: ViewContext = {
    festival: shown,
    catalogue,
    year: undefined,
    siteUrl,
    years: [catalogue.edition.year],
    landingYear: catalogue.edition.year,
    previewAt: now,
  }
  return toGallery(context)
}
