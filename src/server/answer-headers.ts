import { type HeaderRule, headersFor } from '../domain/security-headers.ts'

/** What the table says about pages alone: an answer of the API decides for itself how long it may be kept. */
const PAGE_HEADERS = new Set(['cache-control', 'content-type'])

/** The headers of every answer that is not a file of the site: the table's rules for all paths. */
export const answerHeaders = (rules: readonly HeaderRule[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headersFor(rules, '/api/')).filter(([name]) => !PAGE_HEADERS.has(name.toLowerCase())),
  )
