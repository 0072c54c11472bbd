import { hash } from 'node:crypto'

/** One page of a release: the address it is rendered at and the hash of the view it was rendered from. */
export interface ManifestPage {
  url: string
  /** SHA-256 of the view, 24 hex digits: a page is a function of its view and the code (DESIGN §6). Set when it is drawn. */
  key: string
  kind: string
  /** Not for search engines and not in the sitemap. */
  isHidden?: boolean
  /** Further addresses with the same bytes: an artist under `/contributors`, the first day under `/schedule`. */
  aliases?: string[]
}

/** What a release says about itself: which pages it has, what they were made from, and when it must be made anew. */
export interface Manifest {
  version: 1
  siteUrl: string
  codeHash: string
  programmeHash: string
  /** The moment of the build, by which publication was judged. */
  builtAt: string
  /** The next moment at which something becomes public, if there is one. */
  nextPublicationAt?: string
  /** Sorted by address. */
  pages: ManifestPage[]
}

const shared = globalThis as { marqueeManifest?: Map<string, ManifestPage> }

/** The pages that this process has listed so far, by address. */
export function manifestPages(): Map<string, ManifestPage> {
  shared.marqueeManifest ??= new Map()
  return shared.marqueeManifest
}

/** The key of a view. Views are plain JSON whose fields are always built in the same order. */
export const toKey = (view: unknown): string => hash('sha256', JSON.stringify(view), 'hex').slice(0, 24)
