/** Sentences of the attendee directory and of a person's page, once their script is there (ROWS R11, R12). */
export const directoryText = {
  fields: { badge_type: 'Badge', industry: 'Industry', company_type: 'Kind of company', country: 'Country' },
  group: 'Attendees',
} as const
