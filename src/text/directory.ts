/** Sentences of the attendee directory and of a person's page, once their script is there (ROWS R11, R12). */
export const directoryText = {
  fields: { badge_type: 'Badge', industry: 'Industry', company_type: 'Kind of company', country: 'Country' },
  links: { website: 'Website', twitter: 'X (Twitter)', instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok' },
  about: 'About',
  failed: 'Failed to fetch record',
} as const
