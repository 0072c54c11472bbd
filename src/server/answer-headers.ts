import { ASSET_POLICY, type HeaderRule, headersFor } from '../domain/security-headers.ts'

/** What the table says about pages alone: an answer of the API decides for itself how long it may be kept. */
const PAGE_HEADERS = new Set(['cache-control', 'content-type'])

/** The headers of every answer that is not a file of the site: those of a page, and those of anything else. */
export interface AnswerHeaders {
  page: Readonly<Record<string, string>>
  data: Readonly<Record<string, string>>
}

/** The table's rules for all paths. What doors say is polled by every phone: it does not carry the policy of pages. */
export function answerHeaders(rules: readonly HeaderRule[]): AnswerHeaders {
  const page = Object.fromEntries(
    Object.entries(headersFor(rules, '/api/')).filter(([name]) => !PAGE_HEADERS.has(name.toLowerCase())),
  )
  return { page, data: { ...page, ...ASSET_POLICY } }
}

/** Those of an answer by its type, as pairs; one that says nothing of it gets those of a page. */
export function headersByType({ page, data }: AnswerHeaders): (contentType: unknown) => readonly [string, string][] {
  const [ofPage, ofData] = [Object.entries(page), Object.entries(data)]
  return (contentType) => (contentType === undefined || String(contentType).startsWith('text/html') ? ofPage : ofData)
}
