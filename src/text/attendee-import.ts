/**
 * Why an import of attendees stops, by code: what is wrong, and what to do. The directory stays as it is. `{braces}` are
 * filled in with the thing in question.
 */
export const ATTENDEE_ERRORS = {
  ATTENDEES_MISSING: ['{file} does not exist or cannot be read.', 'Check the path.'],
  ATTENDEES_FORMAT: [
    '{file} is not a list of attendees ({why}).',
    'Import a CSV file with a header line, a JSON array of records, or NDJSON.',
  ],
  ATTENDEES_BROKEN: ['{file} is incomplete or malformed ({why}).', 'Export it again, then import it.'],
  ATTENDEES_NO_COLUMN: [
    '{file} has no column {why}.',
    'Add it, or rename the one that is meant: --help lists the names that are understood.',
  ],
  ATTENDEES_EMPTY: ['{file} holds no attendees.', 'Check that it is the right file.'],
  ATTENDEES_NOBODY_LISTED: [
    'Nobody in {file} is listed.',
    'Add a column "listed" with "yes" for those who agreed, or give --all-listed if all of them did.',
  ],
  ATTENDEES_SHRUNK: [
    '{file} would take more than 20 % of the people out of the directory ({why}).',
    'If that is right, import it again with --force.',
  ],
  ATTENDEES_CHANGED: ['{file} changed while it was read.', 'Import it again when it is complete.'],
} as const satisfies Record<string, readonly [problem: string, repair: string]>
export type AttendeeErrorCode = keyof typeof ATTENDEE_ERRORS

export function attendeeErrorLine(code: AttendeeErrorCode, file: string, why = ''): string {
  const [problem, repair] = ATTENDEE_ERRORS[code]
  const told = problem.replace('{file}', () => file).replace('{why}', () => why)
  return `${code}  ${told} ${repair}`.replace(/\s*[\r\n]+\s*/g, ' ')
}

/** What an import did about a row that was not right, by code, as the report's headings. */
export const ATTENDEE_NOTES = {
  ATTENDEE_NO_UID: 'had no uid and were left out',
  ATTENDEE_UID_ADDRESS: 'had an e-mail address as uid, which would have stood in public addresses, and were left out',
  ATTENDEE_NO_NAME: 'had no name and were left out',
  ATTENDEE_NOT_A_RECORD: 'were not records and were left out',
  ATTENDEE_REPEATED: 'repeated a uid; the first was kept, and who is unlisted once is not listed',
  ATTENDEE_BAD_LINK: 'had a link that is not http(s) or a name, which was left out',
  ATTENDEE_BAD_PICTURE: 'had a picture without a web address, which was left out',
  ATTENDEE_PICTURE_HOST:
    'had a picture on a server that pages may not load from; name it in attendees.pictures of festival.config.ts',
  ATTENDEE_SCRIPT: 'had a script in a text, which was left out',
  ATTENDEE_BROKEN_HTML: 'had broken HTML, which was repaired',
  ATTENDEE_CUT: 'had a text longer than the directory shows; the rest was left out',
  ATTENDEE_UID_CHANGED: 'had a uid that cannot stand in an address, and got one made from it',
} as const
export type AttendeeNoteCode = keyof typeof ATTENDEE_NOTES

/** Notes about something that is not in the directory although the file had it. */
export const ATTENDEE_LOSSES: ReadonlySet<AttendeeNoteCode> = new Set<AttendeeNoteCode>([
  ...(['ATTENDEE_NO_UID', 'ATTENDEE_UID_ADDRESS', 'ATTENDEE_NO_NAME', 'ATTENDEE_NOT_A_RECORD'] as const),
  ...(['ATTENDEE_REPEATED', 'ATTENDEE_BAD_LINK', 'ATTENDEE_BAD_PICTURE', 'ATTENDEE_SCRIPT', 'ATTENDEE_CUT'] as const),
])

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`

export const ATTENDEE_REPORT = {
  read: (file: string, rows: number, listed: number, unlisted: number) =>
    `Read ${file}: ${count(rows, 'row')}; ${count(listed, 'person', 'people')} listed, ${unlisted.toLocaleString('en-US')} not listed and not kept.`,
  before: (before: number) => `The directory held ${count(before, 'person', 'people')} before.`,
  allListed: 'Everybody was listed, because of --all-listed.',
  columns: (names: string) => `Columns read: ${names}`,
  ignored: (names: string) => `Columns not read: ${names}`,
  encoding: 'The file is not in UTF-8 and was read as Windows-1252.',
  dropped: 'Left out',
  warnings: 'Look at',
  rows: (number: number) => count(number, 'row'),
  more: (number: number) => `and ${number} more`,
  row: (list: string) => `row ${list}`,
  dryRun: 'This was a dry run: nothing was written.',
  wouldRefuse: (line: string) => `This import would be refused: ${line}`,
  shrunk: (before: number, after: number) => `${count(before, 'person', 'people')} before, ${after} now`,
  done: 'A running server shows them within half a minute.',
  off: 'The directory is closed: features.attendee_directory is off in festival.config.ts.',
  removed: (uid: string) => `Removed ${uid}. The next import brings them back unless its file leaves them out.`,
  unknown: (uid: string) => `Nobody in the directory has the uid ${uid}.`,
  total: (listed: number) => `${count(listed, 'person', 'people')} in the directory.`,
}

export const ATTENDEE_PROGRESS = { check: 'Checking', write: 'Writing' }

export const ATTENDEE_HELP = {
  summary: 'The attendee directory: who is in it, and how they get out.',
  import: 'Puts the people of a file in the place of everybody in the directory.',
  file: 'CSV, JSON or NDJSON, gzipped or not',
  allListed: 'everybody in the file agreed to be listed; without it only rows whose column "listed" says yes',
  force: 'import even if more than 20 % of the people in the directory would leave it',
  dryRun: 'read, say what would happen, write nothing',
  list: 'Prints the uid, name and company of everybody in the directory.',
  remove: 'Takes people out of the directory at once, when they ask for it.',
  uids: 'the uids, as the list prints them',
  columns: (lines: string) => `
Columns, in any order; capitals, spaces and signs do not matter, and other columns are not read:
${lines}
  Only "true", "yes" or "1" in "listed" lists a person. Of those who are not listed nothing is kept.
  x_url, facebook_url, instagram_url and tiktok_url take addresses and names (@name).

The people are kept where the server keeps everything else: MARQUEE_DATA, or DATABASE_URL.

Examples:
  npm run attendees -- import attendees.csv --dry-run
  npm run attendees -- import attendees.csv
  npm run attendees -- remove 2041

Exit codes: 0 done, 1 refused and nothing changed, 2 the command was wrong.`,
}
