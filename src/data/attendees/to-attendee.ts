import { type Attendee, AttendeeSchema } from '../../schema/people.ts'
import type { AttendeeNoteCode } from '../../text/attendee-import.ts'
import { toSafeId } from '../importers/identity.ts'
import { toAddress } from '../importers/media.ts'
import { cleanText, toPlainName } from '../safe-html.ts'
import { type LinkField, toPersonLink } from './links.ts'
import type { Row } from './rows.ts'

/** Longer texts are cut: a name is no essay, and nobody reads more of a biography. */
const MAX_LINE_LETTERS = 200
const MAX_BIOGRAPHY_LETTERS = 10_000
const MAX_ADDRESS_LETTERS = 2000

export interface ReadOptions {
  allListed: boolean
  /** Origins that pages may load pictures from, besides our own; undefined when any will do. */
  pictureOrigins: ReadonlySet<string>
  note(code: AttendeeNoteCode): void
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

const YES = new Set(['true', 'yes', '1'])

/** Whether a row says that its person agreed to be listed. Anything that is not a clear yes is a no. */
export const isListed = (row: Row, { allListed }: Pick<ReadOptions, 'allListed'>): boolean =>
  allListed || YES.has(toText(row.get('listed')).trim().toLowerCase())

/**
 * The uid of a row as it stands in addresses; nothing, and a note, for a row without one. An address for mail would tell
 * everybody what only the organisers may know.
 */
export function toUid(row: Row, note: ReadOptions['note']): string | undefined {
  const written = toText(row.get('uid')).toWellFormed().trim()
  if (written === '') {
    note('ATTENDEE_NO_UID')
    return undefined
  }
  if (/^\S+@\S+\.\S+$/.test(written)) {
    note('ATTENDEE_UID_ADDRESS')
    return undefined
  }
  const uid = toSafeId(written)
  if (uid !== written) note('ATTENDEE_UID_CHANGED')
  return uid
}

const LINES = ['pronoun', 'title', 'company', 'company_type', 'hometown', 'badge_type', 'industry', 'country'] as const
const LINKS: readonly LinkField[] = ['x_url', 'facebook_url', 'instagram_url', 'tiktok_url', 'website']

/** A row as the directory shows it, everything in it safe; nothing, and a note, for one without a name. */
export function toAttendee(uid: string, row: Row, { note, pictureOrigins }: ReadOptions): Attendee | undefined {
  const line = (value: unknown): string | undefined => {
    const text = toPlainName(toText(value))
    if (text === undefined || text.length <= MAX_LINE_LETTERS) return text
    note('ATTENDEE_CUT')
    return text.slice(0, MAX_LINE_LETTERS).toWellFormed().trim()
  }
  const name =
    line(row.get('name')) ?? [line(row.get('first_name')), line(row.get('last_name'))].filter(Boolean).join(' ')
  if (name === '') {
    note('ATTENDEE_NO_NAME')
    return undefined
  }
  const attendee: Record<string, string> = { uid, name }
  for (const field of LINES) {
    const text = line(row.get(field))
    if (text !== undefined) attendee[field] = text
  }
  for (const field of LINKS) {
    const written = toText(row.get(field)).trim()
    if (written === '') continue
    const url = written.length <= MAX_ADDRESS_LETTERS ? toPersonLink(field, written) : undefined
    if (url) attendee[field] = url
    else note('ATTENDEE_BAD_LINK')
  }
  const picture = toPictureUrl(toText(row.get('image_url')).trim(), pictureOrigins, note)
  if (picture) attendee.image_url = picture
  const biography = toBiography(toText(row.get('biography')), note)
  if (biography) attendee.biography = biography
  return AttendeeSchema.parse(attendee)
}

function toPictureUrl(written: string, origins: ReadonlySet<string>, note: ReadOptions['note']): string | undefined {
  if (written === '') return undefined
  if (/^\/(?!\/)[^\s<>"\\]*$/.test(written) && written.length <= MAX_ADDRESS_LETTERS) return written
  const address = written.length <= MAX_ADDRESS_LETTERS ? toAddress(written) : undefined
  if (!address || !/^https?:\/\//i.test(address)) {
    note('ATTENDEE_BAD_PICTURE')
    return undefined
  }
  if (!origins.has(new URL(address).origin)) note('ATTENDEE_PICTURE_HOST')
  return address
}

function toBiography(written: string, note: ReadOptions['note']): string | undefined {
  if (written.trim() === '') return undefined
  if (written.length > MAX_BIOGRAPHY_LETTERS) note('ATTENDEE_CUT')
  const { html, flaws } = cleanText(written.slice(0, MAX_BIOGRAPHY_LETTERS))
  if (flaws.has('script')) note('ATTENDEE_SCRIPT')
  if (flaws.has('address')) note('ATTENDEE_BAD_LINK')
  if (flaws.has('broken')) note('ATTENDEE_BROKEN_HTML')
  return html
}
