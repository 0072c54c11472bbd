/** The order in which access badges are shown (SPEC §9); unknown types follow in the order they came. */
export const BADGE_ORDER = ['platinum', 'innovation', 'interactive', 'film', 'filmtv', 'music', 'edu'] as const

/** Single-letter codes where there is no room for words (ROWS K08). */
const BADGE_CODES = new Map(
  Object.entries({
    edu: 'E',
    platinum: 'P',
    innovation: 'I',
    interactive: 'I',
    film: 'F',
    filmtv: 'F',
    music: 'M',
  }),
)

export interface Badge {
  type: string
  label: string
  /** One letter, empty for a type that has none. */
  code: string
}

const rank = (type: string) => {
  const index = (BADGE_ORDER as readonly string[]).indexOf(type)
  return index < 0 ? BADGE_ORDER.length : index
}

/** Credentials as badges: each type once, in the specification's order. The label map wins over the feed's own name. */
export function toBadges(
  credentials: readonly { name: string; type: string }[],
  labels: ReadonlyMap<string, string>,
): Badge[] {
  const byType = new Map<string, Badge>()
  for (const { name, type } of credentials) {
    if (!byType.has(type))
      byType.set(type, { type, label: labels.get(type) ?? name, code: BADGE_CODES.get(type) ?? '' })
  }
  return [...byType.values()].sort((a, b) => rank(a.type) - rank(b.type))
}
