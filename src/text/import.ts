import type { RecordKind } from '../schema/snapshot.ts'

/**
 * Why an import stops, by code: what is wrong, and what to do. The old snapshot stays as it is. `{braces}` are filled in
 * with the thing in question.
 */
export const FEED_ERRORS = {
  FEED_MISSING: ['{feed} does not exist or cannot be read.', 'Check the path.'],
  FEED_UNREACHABLE: ['{feed} cannot be reached ({why}).', 'Check the address and the network, then import again.'],
  FEED_STATUS: ['{feed} answered with status {why}.', 'Open the address in a browser, then import again.'],
  FEED_TIMEOUT: ['{feed} did not answer within {why} seconds.', 'Try again later, or import a file.'],
  FEED_TOO_LARGE: [
    '{feed} is larger than {why} MB.',
    'Import a smaller feed, split it, or raise the limit with --max-mb.',
  ],
  FEED_BROKEN: ['{feed} is incomplete or malformed ({why}).', 'Export it again, then import it.'],
  FEED_UNKNOWN_FORMAT: [
    '{feed} is in none of the formats that Marquee reads ({why}).',
    'Export it in one of them, or describe it with a mapping file: --guess proposes one.',
  ],
  FEED_ARCHIVE: ['{feed} is an archive ({why}).', 'Unpack it, then import what is in it.'],
  FEED_MIXED_FORMATS: [
    '{feed} holds feeds of different formats ({why}).',
    'Name the files to import, or choose one format with --format.',
  ],
  FEED_EMPTY: ['{feed} holds no events and no other records.', 'Check that it is the right feed.'],
  FEED_SHRUNK: [
    '{feed} lost more than 20 % ({why}).',
    'If that is right, import it again with --accept-shrink. Another festival needs its own --year or --source.',
  ],
  FEED_NO_YEAR: ['{feed} does not say which year it is for.', 'Name the year with --year.'],
  SNAPSHOT_UNREADABLE: ['{feed} cannot be read as a snapshot ({why}).', 'Move it away, then import again.'],
  SNAPSHOT_UNWRITABLE: ['{feed} could not be written ({why}).', 'Make room or set the rights, then import again.'],
  IMPORT_BAD_YEAR: ['"{feed}" is not a year.', 'Give four digits, such as --year 2026.'],
  IMPORT_BAD_ZONE: ['"{feed}" is not a time zone.', 'Give an IANA name, such as --zone Europe/Berlin.'],
  IMPORT_BAD_SOURCE: [
    '"{feed}" is not a name for a source.',
    'Use letters, digits and dashes, such as --source venues.',
  ],
  IMPORT_BAD_FORMAT: ['"{feed}" is not a format that Marquee reads ({why}).', 'Leave --format out to have it found.'],
  IMPORT_BAD_LIMIT: ['"{feed}" is not a size.', 'Give whole megabytes from 1 to 2000, such as --max-mb 200.'],
  IMPORT_BAD_MAPPING: [
    '{feed} cannot be used as a mapping ({why}).',
    'See docs/IMPORTING.md for what a mapping can say.',
  ],
  IMPORT_MAP_OR_FORMAT: ['{feed} are two ways to read a feed.', 'Choose one of them.'],
  IMPORT_UNWRITABLE: [
    '{feed} could not be written ({why}).',
    'Choose another name; a file that is there is never replaced.',
  ],
  IMPORT_NOTHING_TO_GUESS: [
    '{feed} holds nothing that looks like a list of records.',
    'Check that it is the right file.',
  ],
} as const satisfies Record<string, readonly [problem: string, repair: string]>
export type FeedErrorCode = keyof typeof FEED_ERRORS

/** `FEED_MISSING  program.json does not exist or cannot be read. Check the path.` */
export function feedErrorLine(code: FeedErrorCode, feed: string, why = ''): string {
  const [problem, repair] = FEED_ERRORS[code]
  const told = problem.replace('{feed}', () => feed).replace('{why}', () => why)
  return `${code}  ${told} ${repair}`.replace(/\s*[\r\n]+\s*/g, ' ')
}

/** What an import did about a record that was not right, by code, as the report's headings. */
export const FEED_NOTES = {
  FEED_NO_NAME: 'had no name and got a stand-in',
  FEED_NO_NAME_DROPPED: 'had no name and were left out',
  FEED_NOT_A_RECORD: 'were not records and were left out',
  FEED_BAD_RECORD: 'could not be made valid and were left out',
  FEED_BAD_FIELD: 'had a field of the wrong kind, which was left out',
  FEED_REPEATED_ID: 'had an id that was taken and got another',
  FEED_REPEATED_RECORD: 'came more than once and were joined',
  FEED_TWO_NAMES: 'have one id under two names; the first was kept',
  FEED_UNKNOWN_VENUE: 'name a venue that the feed does not list',
  FEED_UNKNOWN_CONTRIBUTOR: 'name a contributor that the feed does not list',
  FEED_UNKNOWN_FILM: 'name a film that the feed does not list',
  FEED_BAD_TIME: 'had an impossible time, which was left out',
  FEED_BAD_DATE: 'had an impossible date, which was left out',
  FEED_BAD_END: 'ended before they began; the end was left out',
  FEED_BAD_PUBLISH_AT: 'had an impossible publish_at and stay unpublished',
  FEED_BAD_ZONE: 'named a time zone that nobody knows; the festival clock was used',
  FEED_BROKEN_HTML: 'had broken HTML, which was repaired',
  FEED_SCRIPT: 'had a script in a text, which was left out',
  FEED_BAD_LINK: 'had a link that is not http(s) or mailto, which was left out',
  FEED_BAD_PICTURE: 'had a picture without a web address, which was left out',
  FEED_CUT_REPETITION: 'repeat for longer than a year; the rest was left out',
  FEED_CUT_REPETITION_RULE: 'had a rule of repetition that cannot be read; they happen once',
  FEED_MORE_VENUES: 'name more venues than one; the first was kept',
  FEED_SKIPPED_FILE: 'are files of another kind and were not read',
  FEED_ENCODING: 'were not in UTF-8 and were read as Windows-1252',
  FEED_SEVERAL_TIMES: 'happen several times; each time became an event of its own',
  FEED_LANGUAGE: 'have texts in several languages; English was kept, else the first',
  FEED_ROLE_IN_NAME: 'had a part such as "(moderator)" in a name, which became the role',
  FEED_PEOPLE_IN_WORDS: 'name their people in one text, which was taken apart',
  FEED_PRESENTED_BY: 'name somebody in words that are no list of names; shown as "presented by"',
  FEED_NO_YEAR_IN_DATE: "have a day without a year; the edition's year was used",
  FEED_LONG: 'last longer than a week and were kept as one event',
  FEED_NEXT_DAY: 'end earlier in the day than they begin; the end was read as the next day',
  FEED_AFTER_MIDNIGHT: 'begin after midnight and were read as the night of the day that lists them',
} as const
export type FeedNoteCode = keyof typeof FEED_NOTES

/** Notes about something that is not in the snapshot although the feed had it. */
export const LOSSES: ReadonlySet<FeedNoteCode> = new Set<FeedNoteCode>([
  ...(['FEED_NO_NAME_DROPPED', 'FEED_NOT_A_RECORD', 'FEED_BAD_RECORD', 'FEED_BAD_FIELD', 'FEED_BAD_TIME'] as const),
  ...(['FEED_BAD_DATE', 'FEED_BAD_END', 'FEED_SCRIPT', 'FEED_BAD_LINK', 'FEED_BAD_PICTURE'] as const),
  ...(['FEED_CUT_REPETITION', 'FEED_CUT_REPETITION_RULE', 'FEED_SKIPPED_FILE', 'FEED_MORE_VENUES'] as const),
])

/** Notes about what the importer read into a feed: nothing is wrong, but somebody may have meant another thing. */
export const READINGS: ReadonlySet<FeedNoteCode> = new Set<FeedNoteCode>([
  ...([
    'FEED_SEVERAL_TIMES',
    'FEED_LANGUAGE',
    'FEED_ROLE_IN_NAME',
    'FEED_PEOPLE_IN_WORDS',
    'FEED_PRESENTED_BY',
  ] as const),
  ...(['FEED_NO_YEAR_IN_DATE', 'FEED_LONG', 'FEED_NEXT_DAY', 'FEED_AFTER_MIDNIGHT', 'FEED_ENCODING'] as const),
])

/** What the importer took for granted about the edition, because the feed does not say. */
export const ASSUMPTIONS = {
  zoneAgrees: (zone: string) => `The feed names no time zone; its offsets agree with ${zone}, which was used.`,
  zoneFixed: (offset: string) =>
    `The feed names no time zone; its offset ${offset} was used all year. Name the zone with --zone to have the right clock.`,
  zoneMixed: (offset: string) =>
    `The feed names no time zone and has several offsets; the most frequent, ${offset}, was used. Name the zone with --zone.`,
  zoneConfig: (zone: string) =>
    `The feed does not say whose clock it shows; ${zone} from the festival's settings was used. Name another with --zone.`,
  zoneEdition: (zone: string) => `The feed names no time zone; the edition's own, ${zone}, was used.`,
  zoneUnknown: (zone: string) => `The feed names the time zone "${zone}", which nobody knows.`,
  year: (year: number) => `The year ${year} was taken from the first event.`,
  name: (name: string) => `The feed has no title; the edition is called "${name}". Name it with --name.`,
}

export const STAND_INS = { event: 'Untitled' }

/** Labels of links and tags that a feed implies without wording them. */
export const IMPORTED = {
  page: 'Programme page',
  feedback: 'Feedback',
  video: 'Video',
  tickets: 'Tickets',
  free: 'Free',
  trailer: 'Trailer',
  stream: 'Stream',
  appleMusic: 'Apple Music',
  audio: 'Audio',
  questions: 'Questions',
  web: 'Website',
  link: 'Link',
  notRecorded: 'Not recorded',
  allDay: 'All day',
}

const NOUNS: Record<RecordKind, [one: string, many: string]> = {
  events: ['event', 'events'],
  contributors: ['contributor', 'contributors'],
  films: ['film', 'films'],
  brands: ['brand', 'brands'],
  exhibitors: ['exhibitor', 'exhibitors'],
  presenters: ['presenter', 'presenters'],
  venues: ['venue', 'venues'],
}

export const countWords = (kind: RecordKind, count: number): string =>
  `${count.toLocaleString('en-US')} ${NOUNS[kind][count === 1 ? 0 : 1]}`

export const IMPORT_REPORT = {
  imported: (name: string, year: number, source: string, counts: string) =>
    `Imported ${name} (${year}), source "${source}": ${counts}.`,
  unchanged: (source: string, year: number) =>
    `Nothing new: source "${source}" of ${year} is the same as at the last import. Nothing was written.`,
  dryRun: 'This was a dry run: nothing was written.',
  next: 'Now run npm start',
  changes: (added: number, changed: number, removed: number) =>
    `Against the last import: ${added} added, ${changed} changed, ${removed} removed.`,
  first: 'This is the first import of this source.',
  days: (days: number, first: string, last: string) => `${days} ${days === 1 ? 'day' : 'days'}, ${first} to ${last}`,
  clock: (zone: string) => `times on the clock of ${zone}`,
  assumed: 'Assumed',
  dropped: 'Left out',
  warnings: 'Look at',
  more: (count: number) => `and ${count} more`,
  fullList: (file: string) => `The full report is in ${file}.`,
  byDay: 'Days',
  byVenue: 'Venues',
  samples: 'Samples',
  noDay: 'no day',
  noVenue: 'no venue',
  noTime: 'no time',
  moreVenues: (count: number) => `and ${count} more venues`,
  wouldChange: 'Would change',
  change: { added: 'added', changed: 'changed', removed: 'removed' },
  wouldRefuse: (line: string) => `This import would be refused: ${line}`,
  shrunk: (kind: RecordKind, before: number, after: number) => `${countWords(kind, before)} before, ${after} now`,
}

export const IMPORT_PROGRESS = { read: 'Reading', parse: 'Understanding', records: 'Checking', write: 'Writing' }

export const IMPORT_HELP = {
  summary: 'Imports a programme: one or several files, a folder, or an address. Several files make one source.',
  feeds: 'files, a folder, or http(s) addresses',
  year: 'the edition (default: the feed says, or the first event)',
  zone: "the festival's time zone, an IANA name (default: the feed says, or festival.config.ts)",
  name: "the edition's name (default: the feed's title)",
  source: 'which source of the edition this is; an import replaces its own source only',
  format: (names: string) => `one of ${names} (default: found from the content)`,
  acceptShrink: 'import even if the feed lost more than 20 % of its records',
  dryRun: 'read, show what it would give, write nothing',
  map: 'read the files by a mapping file, YAML or JSON (docs/IMPORTING.md)',
  guess: 'look at files of an unknown shape and propose a mapping',
  out: 'write the mapping that --guess proposes into this file',
  maxMb: (mb: number) => `how large a programme may be in megabytes (default: ${mb})`,
  report: 'write the full report into a JSON file',
  examples: `
Examples:
  npm run import -- schedule.xml
  npm run import -- https://example.org/2026/schedule.json --zone Europe/Berlin
  npm run import -- programme-folder/ --year 2026 --name "Riverlight 2026"
  npm run import -- exhibitors.json --year 2026 --source exhibitors
  npm run import -- --guess talks.csv --out talks.yaml
  npm run import -- --map talks.yaml talks.csv --dry-run

Exit codes: 0 imported or nothing new, 1 the feed was refused and the old programme stays, 2 the command was wrong.`,
}
