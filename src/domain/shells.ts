import { MODELS } from '../schema/models.ts'
import { readModelList, SEARCH_LISTS, sameList } from './model-lists.ts'

/** A built page that stands for addresses which no build can know. */
export type Shell =
  /** The page that answers a list of kinds; a script narrows it by the address. */
  | { kind: 'list'; page: string }
  /** The page of one person of the directory, when there is such a person. */
  | { kind: 'attendee'; page: string; id: string }

/** Where the page of an attendee is built, without its year. It is the same for all of them: nothing personal is in it. */
export const ATTENDEE_SHELL = 'shells/attendee'

/** The frame of the pages that the server draws for one person: logging in, the account. */
export const ACCOUNT_SHELL = '/shells/account'

/**
 * The shell for a decoded path that has no page of its own: any list of known kinds for search and favourites, in any
 * order (ROWS R07, R10), and any person (ROWS R12). The table of the hosts says the same (`listPatterns`).
 */
export function readShell(path: string): Shell | undefined {
  const [, year = '', section, last = ''] = /^(\/\d{1,4})?\/(search|favorites|attendees)\/([^/]+)\/?$/.exec(path) ?? []
  if (section === 'attendees') return { kind: 'attendee', page: `/${ATTENDEE_SHELL}`, id: last }
  const models = section && readModelList(last)
  if (!models) return undefined
  const known = section === 'search' ? sameList(SEARCH_LISTS, models) : undefined
  return { kind: 'list', page: `${year}/${section}${known ? `/${known}` : ''}` }
}

const MODEL = `(?:${MODELS.join('|')})`

/** The same rule for hosts with regular expressions: the group is the page that answers. */
export const LIST_PATTERN = `^((?:/[0-9]{1,4})?/(?:search|favorites))/${MODEL}(?:,${MODEL})*/?$`
