import type { ContributorLink } from '../schema/contributor.ts'

/** Line drawings on a 24 × 24 grid, ours; they carry no meaning that a word beside them does not. */
const PATHS: Record<ContributorLink | 'share' | 'search' | 'menu' | 'person' | 'star', string> = {
  share: 'M12 15V3m-4.5 4L12 3l4.5 4M5 12v8h14v-8',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5 21 21',
  star: 'M12 2.8l2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.4l-5.8 3.2 1.3-6.5L2.7 9.6l6.5-.8Z',
  menu: 'M3 7h18M3 12h18M3 17h18',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 21c0-8 16-8 16 0',
  website: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c-5 6-5 12 0 18c5-6 5-12 0-18',
  spotify:
    'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M7 9.5c4-1.2 7.5-.7 10 .8M7.5 12.8c3-.9 6-.5 8 .7M8 15.7c2.5-.6 4.5-.4 6.2.6',
  apple: 'M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M19 16a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0',
  bandcamp: 'M8.5 7H21l-5.5 10H3Z',
  soundcloud: 'M3 14v3M6 11v6M9 8v9M12 17V7c4-2 6 1 6 4c4 0 4 6 0 6Z',
  youtube: 'M3 6h18v12H3ZM10 9.5v5l4.5-2.5Z',
  instagram: 'M4 4h16v16H4ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M16.8 7.2h.01',
  tiktok: 'M13 3v12.5a3.5 3.5 0 1 1-3.5-3.5M13 3c.5 3 2.5 4.5 5.5 4.8',
  facebook: 'M14 21v-8h3l.5-3.5H14V7.5c0-1.5.8-2 2-2h1.7V3H15c-3 0-4.5 1.7-4.5 4.3v2.2H8V13h2.5v8',
  twitter: 'M4 4l16 16M20 4 4 20',
}

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
