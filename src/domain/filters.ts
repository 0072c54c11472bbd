/** One narrowing of a search (SPEC §3, Filter). */
export interface SearchFilter {
  field: string
  value: string
  /** The kinds it speaks about; all of them when it is missing. */
  models?: readonly string[]
}

/*
 * The address's `filters` (SPEC §4) reads `field:value;field:value:artist,person`. A value's own `;`, `:`, `,` and `%` are
 * percent-encoded once more, so a simple filter stays readable: `?filters=credential_types:music`. Several values of
 * one field widen each other; different fields narrow. Stored links live as long as this stays.
 */
const escapePart = (text: string) => text.replace(/[;:,%]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

const unescapePart = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Filters as the value of the address's `filters`, before URL encoding; empty for none. */
export const writeFilters = (filters: readonly SearchFilter[]): string =>
  filters
    .map(({ field, value, models }) =>
      [escapePart(field), escapePart(value), ...(models?.length ? [models.map(escapePart).join(',')] : [])].join(':'),
    )
    .join(';')

/** Reads what `writeFilters` wrote. What has no field or no value is left out: an address is anybody's text. */
export const readFilters = (text: string): SearchFilter[] =>
  text.split(';').flatMap((entry) => {
    const [field = '', value = '', models = ''] = entry.split(':')
    if (field === '' || value === '') return []
    return {
      field: unescapePart(field),
      value: unescapePart(value),
      ...(models && { models: models.split(',').map(unescapePart) }),
    }
  })

/** `/search/event` with filters; signs that mean nothing in a query stay as they are, so that people can read it. */
export const withFilters = (path: string, filters: readonly SearchFilter[]): string =>
  filters.length === 0
    ? path
    : `${path}?filters=${encodeURIComponent(writeFilters(filters)).replace(/%3A/g, ':').replace(/%3B/g, ';').replace(/%2C/g, ',')}`

/** The quick tabs of a search page after All (ROWS R07): a credential by the names that feeds give it (ROWS K08). */
export const QUICK_TABS = [
  { label: 'Innovation', types: ['innovation', 'interactive'] },
  { label: 'Film & TV', types: ['filmtv', 'film'] },
  { label: 'Music', types: ['music'] },
] as const
export const CREDENTIAL_FIELD = 'credential_types'
export const EVENT_TYPE_FIELD = 'event_type'

/** The names that a quick tab filters by: its own, and of the others those that this festival's credentials have. */
export const quickTypes = (types: readonly string[], credentials: readonly { type: string }[]): string[] =>
  types.filter((type, index) => index === 0 || credentials.some((known) => known.type === type))
