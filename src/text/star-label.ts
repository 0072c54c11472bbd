/** The name of a star, whether pressed or not (QUALITY §2). Apart from other words, since every page's script has it. */
export const starLabel = (name: string): string => `Favorite ${name}`
