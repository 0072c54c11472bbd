import { StoreDown } from './ports/store-down.ts'

/** What a store answers; while it cannot, callers are told to come again (QUALITY §5 row 5; see errors.ts). */
export const orDown = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw error instanceof StoreDown ? error : new StoreDown(error)
  })
