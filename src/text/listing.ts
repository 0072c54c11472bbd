/** Sentences of the pages and lists of films, brands, exhibitors and presenters. */
export const listingText = {
  titles: { film: 'Films', brand: 'Brands', exhibitor: 'Exhibitors', music_fest_presenter: 'Presenters' },
  kinds: { film: 'Film', brand: 'Brand', exhibitor: 'Exhibitor', music_fest_presenter: 'Music Presenter' },
  booths: (booths: readonly string[]) => `${booths.length === 1 ? 'Booth' : 'Booths'} ${booths.join(', ')}`,
  count: (count: number) => count.toLocaleString('en-US'),
  credits: 'Credits',
  screenings: 'Screenings',
  presents: (name: string) => `Events presented by ${name}`,
  empty: 'Stay tuned, more should be announced soon!',
} as const
