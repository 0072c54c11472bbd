import { apiText } from '../text/api.ts'
import { HttpError } from './errors.ts'
import { RETRY_AFTER_SECONDS } from './limits.ts'

/** What a store answers; while it cannot, callers are told to come again (QUALITY §5 row 5). */
export const orDown = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch(() => {
    throw new HttpError(503, apiText.storeDown, { 'Retry-After': String(RETRY_AFTER_SECONDS) })
  })
