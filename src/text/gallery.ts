/** Headings of the gallery, which only those who build a site see. */
export const galleryText = {
  title: 'Gallery',
  hint: 'Every component in every state, for the eye and for the accessibility checks.',
  art: 'Placeholder art',
  chips: 'Types, badges and buttons',
  events: 'Event cards',
  people: 'Person cards',
  listings: 'Stands and films',
  leads: 'First screens',
  lists: 'Bars and lists',
  empty: 'Empty, and messages',
  types: 'Colours of event types',
} as const
