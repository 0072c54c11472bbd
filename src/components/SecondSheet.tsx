import { SECOND_SHEET } from '../styles/sheets.ts'

/** Links the second sheet where a page's first screen ends. */
export function SecondSheet() {
  return <link rel="stylesheet" href={SECOND_SHEET} />
}
