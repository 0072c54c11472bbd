const list =
  'a an and are as at be by de der die das des du el en et for from for has how i im in is it its la las le les los my of on or s t that the their this to un und une von was we what when where who why will with y you your'

/** Words that a query can do without, once no document holds all of its words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(list.split(' '))
