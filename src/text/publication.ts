/** What a preview says about items that are not public yet (SPEC §4, word for word). */
export const publicationText = {
  never: 'Not published',
  after: (moment: string) => `Visible after ${moment}`,
} as const
