import { compact } from './read.ts'

/** Only words that are a part in an event: what else stands in brackets may well be somebody's other name. */
const ROLE =
  /\s*[([](moderator|mod|m|chair|co-?chair|host|co-?host|facilitator|presenter|speaker|panell?ist|interviewer|discussant|organi[sz]er|gm)[)\]]\s*$/i

const FULL: Record<string, string> = { m: 'moderator', mod: 'moderator' }

/** `Ada Reyes (moderator)` as a name and a part. */
export function splitRole(text: string): { name: string; role?: string } {
  const [brackets, word = ''] = ROLE.exec(text) ?? []
  if (!brackets) return { name: text.trim() }
  const role = word.toLowerCase()
  return { name: text.slice(0, -brackets.length).trim(), role: FULL[role] ?? role }
}

const PARTICLE = /^(de|del|della|der|den|di|da|do|dos|du|van|von|zu|zur|el|al|bin|ibn|la|le|ten|ter|y|e)$/

/** Whether a text looks like somebody's name: a few words, each with a capital, a digit nowhere. */
export function looksLikeName(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    text.length <= 60 &&
    !/[\d@:?!"]/.test(text) &&
    words.every((word) => /^[\p{Lu}\p{Lo}'’(]/u.test(word) || PARTICLE.test(word))
  )
}

/**
 * The people of a text such as `Ada Reyes, Bo Lindqvist and Cem Aydin`; nothing when a part of it does not look like a
 * name, since half a list of people is worse than none.
 */
export function readPeopleInWords(text: string): string[] | undefined {
  const names = text
    .split(/\s*(?:[,;|/&\n]|\s(?:and|und|et|y)\s)\s*/)
    .map((part) => part.replace(/^and\s+/i, '').trim())
    .filter(Boolean)
  return names.length > 0 && names.every(looksLikeName) ? [...new Set(names)] : undefined
}

/** `Ada Reyes, Harbour Post; Bo Lindqvist, Bay Lab` as people with their employers. */
export const readPeopleWithEmployers = (text: string): { name: string; company?: string }[] =>
  text.split(';').flatMap((part) => {
    const [name = '', ...company] = part.split(',').map((word) => word.trim())
    return name ? compact({ name, company: company.join(', ') || undefined }) : []
  })
