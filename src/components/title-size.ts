/** Long titles step down in size, 200 characters twice, so that no title is cut (LOOK, Type). */
export const toTitleSize = (title: string): string | undefined =>
  title.length > 110 ? 'lengthy' : title.length > 42 ? 'middling' : undefined
