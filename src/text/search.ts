/** Sentences of the search pages before any script, and of the page that only says hello. */
export const searchText = {
  all: 'All',
  quickTabs: 'Quick filters',
  kinds: 'What to look for',
  /** The lists of kinds by how their address spells them. */
  titles: {
    event: 'All events',
    'artist,film,person': 'Contributors and films',
    'artist,person': 'Contributors',
    person: 'Speakers',
    film: 'Films',
    'brand,exhibitor': 'Brands and exhibitors',
    'brand,exhibitor,music_fest_presenter': 'Brands, exhibitors and presenters',
    venue: 'Venues',
  },
  tabs: {
    event: 'Events',
    'artist,film,person': 'Contributors',
    'brand,exhibitor,music_fest_presenter': 'Brands',
    venue: 'Venues',
  },
  first: (shown: number, total: number) =>
    total > shown ? `The first ${shown} of ${total.toLocaleString('en-US')}, by name.` : `All ${total}, by name.`,
  everyLetter: 'Everyone by letter',
  lists: 'Full lists',
  test: 'Hello',
  testTitle: 'Search test',
} as const

/** What the sections of the sidebar are called, by the field that they narrow, and their choices where those have names. */
export const facetText = {
  titles: {
    event_type: 'Event Type',
    type: 'Contributor Type',
    credential_types: 'Credential Type',
    date: 'Date',
    venue: 'Venue',
    format: 'Format',
    track: 'Track',
    genre: 'Genre',
    focus_area: 'Focus Area',
    experience_level: 'Experience Level',
    presented_by: 'Presented By',
    accessibility: 'Accessibility',
    category: 'Category',
    tags: 'Tags',
    country: 'Country',
    cpe_credit: 'CPE Credit',
  },
  types: { artist: 'Artist', person: 'Speaker' },
  cpeCredit: 'Offers CPE credit',
} as const

/** The title of a page with results. */
export const resultsTitle = (term: string): string => (term === '' ? 'Search' : `“${term}” – Search`)
