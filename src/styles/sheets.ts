import account from './account.css?inline'
import art from './art.css?inline'
import base from './base.css?inline'
import cards from './cards.css?inline'
import detail from './detail.css?inline'
import event from './detail-event.css?inline'
import person from './detail-person.css?inline'
import doorColours from './door-colours.css?inline'
import finder from './finder.css?inline'
import gallery from './gallery.css?inline'
import kiosk from './kiosk.css?inline'
import landing from './landing.css?inline'
import lists from './lists.css?inline'
import lost from './lost.css?inline'
import picture from './picture.css?inline'
import search from './search.css?inline'
import found from './search-found.css?url'
import second from './second.css?url'
import shell from './shell.css?inline'
import stage from './stage.css?inline'
import stageEdu from './stage-edu.css?inline'
import edu from './theme-edu.css?inline'
import eduLater from './theme-edu-later.css?inline'
import tokens from './tokens.css?inline'
import later from './tokens-later.css?inline'
import types from './types.css?inline'

/**
 * The address of the second sheet: what no first screen needs. A page links it in its body, below the fold, where it
 * holds back nothing above it (HTML §4.2.4.3); no script is needed for that.
 */
export const SECOND_SHEET: string = second

/** The address of what the search page needs once its script is there: the sidebar's controls. */
export const FOUND_SHEET: string = found

/** The kinds of page that share a style sheet. Each page carries one, inlined: nothing blocks its first paint. */
export type PageKind =
  | 'landing'
  | 'event'
  | 'person'
  | 'listing'
  | 'list'
  | 'finder'
  | 'search'
  | 'shell'
  | 'favorites'
  | 'account'
  | 'directory'
  | 'attendee'
  | 'staff'
  | 'kiosk'
  | 'gallery'

const PARTS: Record<PageKind, string> = {
  landing: picture + art + cards + landing,
  event: picture + detail + event,
  person: picture + detail + person,
  listing: picture + detail + event + person,
  list: picture + art + cards + lists,
  finder: picture + art + cards + lists + finder + lost,
  search: picture + art + cards + lists + finder + search,
  gallery: picture + art + cards + lists + finder + lost + search + detail + event + person + gallery,
  shell: lists + finder + lost + shell,
  favorites: picture + art + cards + lists + finder + search + shell,
  directory: picture + art + cards + lists + finder + search + shell,
  attendee: picture + detail + person + lists + shell,
  staff: lists + doorColours + shell,
  account: lists + account,
  kiosk: kiosk + doorColours,
}

/** The kinds whose first screen has a stage. */
const STAGED: ReadonlySet<PageKind> = new Set([
  'landing',
  'finder',
  'shell',
  'favorites',
  'directory',
  'attendee',
  'staff',
  'gallery',
])

/** The kinds whose first screen needs few colours; the others come with the second sheet. */
const PLAIN: ReadonlySet<PageKind> = new Set(['event', 'person', 'listing'])

/** The rule of one type alone, its colour taken from the sheet of all. */
function toTypeRule(type: string): string {
  const [, colour = 'var(--default)'] = new RegExp(`--${type}:\\s*([^;}]+)`).exec(types) ?? []
  return `.type-${type}{--type:${colour}}`
}

/** The style sheet of a kind of page in the festival's theme and accent, with the colour of its event's type. */
export function toSheet(
  kind: PageKind,
  theme: 'main' | 'edu',
  accent?: readonly [light: string, dark: string],
  type = 'default',
): string {
  const own = accent ? `:root{--accent:light-dark(${accent[0]},${accent[1]})}` : ''
  const isEdu = theme === 'edu'
  const staged = STAGED.has(kind) ? stage + (isEdu ? stageEdu : '') : ''
  const tokensLater = PLAIN.has(kind) ? toTypeRule(type) : later + (isEdu ? eduLater : '') + types
  return tokens + (isEdu ? edu : '') + tokensLater + staged + own + base + PARTS[kind]
}
