import type { DraftContributor, DraftEvent } from '../importers/draft.ts'
import { compact, readList, readObject } from '../importers/read.ts'
import type { MapContext } from './context.ts'
import { toPerson } from './records.ts'
import type { People } from './schema.ts'
import { find, type Node } from './tree.ts'
import { cut, lookAt, readOne, readTexts } from './values.ts'

export interface Appearing {
  refs: DraftEvent['people']
  /** What the event says about them beside their names. */
  records: DraftContributor[]
}

const OPENING = ['(', '[']
const CLOSING: Record<string, string> = { '(': ')', '[': ']' }

/** `Mira Holm (moderator)` as the name and what stands in the brackets at its end. */
function takeBrackets(text: string): { name: string; role?: string } {
  for (const sign of OPENING) {
    const at = text.lastIndexOf(sign)
    if (at > 0 && text.endsWith(CLOSING[sign] ?? '')) {
      return { name: text.slice(0, at).trim(), role: text.slice(at + 1, -1).trim() || undefined }
    }
  }
  return { name: text }
}

/** `Mira Holm, Riverlight Press (moderator)` by the mapping's rules. */
function toAppearance(text: string, rule: People): Appearing {
  const bare = rule.role_in_brackets ? takeBrackets(text) : { name: text, role: undefined }
  const at = rule.name_until === undefined ? -1 : bare.name.indexOf(rule.name_until)
  const name = (at < 0 ? bare.name : bare.name.slice(0, at)).trim()
  const rest = at < 0 ? undefined : bare.name.slice(at + (rule.name_until ?? '').length).trim() || undefined
  if (name === '') return { refs: [], records: [] }
  const role = bare.role ?? (rule.rest === 'role' ? rest : undefined) ?? rule.role
  const words = compact({
    company: rule.rest === 'company' ? rest : undefined,
    title: rule.rest === 'title' ? rest : undefined,
  })
  const isKnown = Object.keys(words).length > 0 || rule.artist
  return {
    refs: [compact({ name, role })],
    records: isKnown ? [{ name, isArtist: rule.artist ?? false, words }] : [],
  }
}

/** People as records of their own inside the event: a list, or an object of numbered entries. */
function readEntries(rule: People, node: Node, context: MapContext): Appearing[] {
  const entries = lookAt(node, rule.each ?? '', context).flatMap((one) =>
    Array.isArray(one.value) || Object.keys(readObject(one.value) ?? {}).every((key) => /^\d+$/.test(key))
      ? find(one, '*')
      : readList(one.value).length > 0
        ? [one]
        : [],
  )
  const { role, ...fields } = rule.fields ?? {}
  return entries.flatMap((entry) => {
    const person = toPerson(fields, entry, context)
    if (person.id === undefined && person.name === undefined) return []
    const { id, name } = person
    const told = readOne(role, entry, context) ?? rule.role
    return [
      { refs: [compact({ id, name, role: told })], records: [{ ...person, isArtist: rule.artist ?? person.isArtist }] },
    ]
  })
}

/** Everybody in an event, by all rules of its mapping. */
export function readPeople(spec: unknown, node: Node, context: MapContext): Appearing {
  const rules =
    spec === undefined ? [] : [spec].flat().map((one) => (typeof one === 'string' ? { path: one } : (one as People)))
  const found = rules.flatMap((rule): Appearing[] => {
    if (rule.each !== undefined) return readEntries(rule, node, context)
    const value = rule.first ? { first: rule.first } : { path: rule.path }
    const texts = readTexts(value, node, context).flatMap((text) => cut(text, rule.split))
    return texts.map((text) =>
      rule.ids ? { refs: [compact({ id: text, role: rule.role })], records: [] } : toAppearance(text, rule),
    )
  })
  return { refs: found.flatMap((one) => one.refs), records: found.flatMap((one) => one.records) }
}
