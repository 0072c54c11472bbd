/** What a column can hold: the fields of an attendee (ROWS E03), the parts of a name, and the consent. */
export const COLUMNS = {
  uid: ['id', 'user id', 'attendee id', 'person id', 'badge id', 'badge number', 'registration id', 'registrant id'],
  name: ['full name', 'display name', 'attendee', 'attendee name', 'badge name'],
  first_name: ['first', 'given name', 'forename'],
  last_name: ['last', 'family name', 'surname'],
  pronoun: ['pronouns'],
  title: ['job title', 'job', 'position', 'role'],
  company: ['organisation', 'organization', 'employer', 'company name', 'affiliation'],
  company_type: ['organisation type', 'organization type', 'type of company'],
  hometown: ['city', 'town', 'home town', 'location', 'based in'],
  biography: ['bio', 'about', 'about me', 'description'],
  image_url: ['image', 'photo', 'photo url', 'picture', 'picture url', 'avatar', 'avatar url', 'headshot'],
  badge_type: ['badge', 'credential', 'ticket type', 'registration type', 'pass type', 'pass'],
  industry: ['sector'],
  country: ['country name'],
  x_url: ['x', 'x handle', 'twitter', 'twitter url', 'twitter handle'],
  facebook_url: ['facebook', 'facebook handle'],
  instagram_url: ['instagram', 'instagram handle'],
  tiktok_url: ['tiktok', 'tiktok handle', 'tik tok'],
  website: ['website url', 'web site', 'web', 'url', 'homepage', 'site'],
  listed: ['is listed', 'directory', 'in directory', 'show in directory', 'opt in', 'directory opt in'],
} as const
export type Column = keyof typeof COLUMNS

/** `Badge Type`, `badge_type` and `badgeType` are one name. */
const toKey = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const EXACT = new Map(Object.keys(COLUMNS).map((column) => [toKey(column), column as Column]))
const ALIASES = new Map(
  Object.entries(COLUMNS).flatMap(([column, names]) => names.map((name) => [toKey(name), column as Column])),
)

/** What a header calls a column; nothing for one that is not read. */
export const toColumn = (name: string): { column: Column; isExact: boolean } | undefined => {
  const key = toKey(name)
  const exact = EXACT.get(key)
  const column = exact ?? ALIASES.get(key)
  return column && { column, isExact: exact !== undefined }
}

/** Which of these names is read as which column: its own name before another word for it, then the first. */
export function readHeader(names: readonly string[]): Map<Column, string> {
  const header = new Map<Column, string>()
  for (const wantsExact of [true, false]) {
    for (const name of names) {
      const known = toColumn(name)
      if (known && known.isExact === wantsExact && !header.has(known.column)) header.set(known.column, name)
    }
  }
  return header
}

/** A line for each column with its other names, as the help and the documentation print them. */
export const columnLines = (): string[] =>
  Object.entries(COLUMNS).map(([column, names]) => `  ${column.padEnd(14)} ${names.join(', ')}`)
