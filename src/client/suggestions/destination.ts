import { toItemPath } from '../../domain/urls.ts'
import type { Suggestion } from '../../schema/search.ts'
import { suggestionText } from '../../text/suggestions.ts'

/** The search that a form stands for: where `/search` is, and the year that links start with. */
export interface SearchPlace {
  action: string
  /** Of a form that searches the attendee directory: where it is. */
  directory?: string
  year: number | undefined
}

/** Reads it from a form. On the page of one list the action goes on after `/search`, and a search for all kinds does not. */
export function readPlace(form: HTMLFormElement): SearchPlace {
  const { pathname } = new URL(form.action)
  if (form.dataset.tabs === 'directory') {
    const action = pathname.replace(/\/attendees$/, '/search')
    return { action, directory: pathname, year: yearOf(action) }
  }
  const action = /^.*\/search(?=\/)/.exec(pathname)?.[0] ?? pathname
  return { action, year: yearOf(action) }
}

function yearOf(action: string): number | undefined {
  const year = /^\/(\d{1,4})\//.exec(action)?.[1]
  return year === undefined ? undefined : Number(year)
}

/** The search for a term: the form's action plus `/{models}`, with the form's fields as query (ROWS S06). */
export function toTermPath(
  { action, directory }: SearchPlace,
  models: string,
  fields: Iterable<[string, string]>,
): string {
  const query = new URLSearchParams([...fields].filter(([, value]) => value !== ''))
  // People are searched for in their directory (ROWS D03).
  if (directory && models === 'attendee') return `${directory}?${query}`
  return `${action}${models && `/${models}`}?${query}`
}

/** Where a suggestion leads (ROWS S05); nothing, and a line in the log, for a type that nobody knows. */
export function toDestination(suggestion: Suggestion, { year }: SearchPlace): string | undefined {
  const { type, event_id, entity_id } = suggestion
  switch (type) {
    case 'event':
      return event_id && toItemPath(type, event_id, year)
    case 'artist':
    case 'film':
    case 'venue':
    case 'person':
    case 'brand':
    case 'exhibitor':
    case 'music_fest_presenter':
    case 'attendee':
      return entity_id && toItemPath(type, entity_id, year)
    default:
      console.warn(suggestionText.unknownType, type)
      return undefined
  }
}
