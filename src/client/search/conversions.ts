import type { SearchHit } from '../../schema/search.ts'
import { call } from '../call.ts'

/**
 * Says that a search led somewhere (ROWS C11): on a click and on Enter, which clicks too. It outlives the page, and a
 * failure is only logged.
 */
export function recordConversion(searchId: string, { type, _id }: SearchHit): void {
  call('/search/conversions', {
    method: 'POST',
    keepalive: true,
    body: { search_id: searchId, convertable_type: type, convertable_id: _id },
  }).catch((error: unknown) => console.warn(error))
}
