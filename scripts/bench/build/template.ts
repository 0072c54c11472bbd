import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * One small template language for all contestants, so that a page is described once and every generator prints the same:
 *
 *     {{ view.title }}          escaped             {{{ view.description }}}    as it is
 *     {% if a.b or not c %} … {% else %} … {% end %}
 *     {% for card in view.cards %} … {% end %}      `first` is a field of every list item that opens its list
 *     {% use event-card card=view.x %}              another template in its place, its parameters replaced
 *     {% say event.imageCredit view.credit %}       a sentence of src/text, a function of at most one path
 *     {% frame head %}                              a fixed part that our own page has there
 *
 * Absent, empty, false and zero are all absent in the data, so conditions mean the same in every language.
 */
export type Node =
  | { type: 'text'; text: string }
  | { type: 'print'; path: string; isRaw: boolean }
  | { type: 'for'; name: string; path: string; body: Node[] }
  | { type: 'if'; words: string[]; then: Node[]; otherwise: Node[] }

export interface TemplateContext {
  /** The texts of src/text by the name under which templates say them. */
  texts: Record<string, unknown>
  frame: Record<string, string>
  read?: (name: string) => string
}

export const templateFile = (name: string): string => join(import.meta.dirname, 'templates', `${name}.tpl`)

const readTemplate = (name: string) => readFileSync(templateFile(name), 'utf8').replace(/\n\s*/g, '')

const TOKEN = /(\{\{\{ .*? \}\}\}|\{\{ .*? \}\}|\{% .*? %\})/
const SLOT = '\u0001'
let names = 0

/** Reads a template and everything that it uses. Names of loops are made unique, so that used templates cannot clash. */
export function readNodes(name: string, context: TemplateContext, parameters = new Map<string, string>()): Node[] {
  const tokens = (context.read ?? readTemplate)(name).split(TOKEN).filter(Boolean)
  let position = 0

  const toPath = (path: string, scope: ReadonlyMap<string, string>) => {
    const [root = '', ...fields] = path.split('.')
    return [scope.get(root) ?? root, ...fields.map((field) => field.toLowerCase())].join('.')
  }

  const say = (path: string, argument: string | undefined): Node[] => {
    const value = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], context.texts)
    const text = typeof value === 'function' ? (value(SLOT) as string) : value
    if (typeof text !== 'string')
      throw new Error(`The template "${name}" says "${path}", which src/text does not have.`)
    return text
      .split(SLOT)
      .flatMap((part, index): Node[] => [
        ...(index > 0 && argument ? [{ type: 'print', path: argument, isRaw: false } as const] : []),
        { type: 'text', text: part.replaceAll('&', '&amp;').replaceAll('<', '&lt;') },
      ])
  }

  const block = (scope: ReadonlyMap<string, string>): Node[] => {
    const nodes: Node[] = []
    for (; position < tokens.length; position += 1) {
      const token = tokens[position] ?? ''
      if (!/^\{[{%]/.test(token)) nodes.push({ type: 'text', text: token })
      else if (token.startsWith('{{')) {
        nodes.push({ type: 'print', path: toPath(token.replace(/[{} ]/g, ''), scope), isRaw: token.startsWith('{{{') })
      } else {
        const [word = '', ...rest] = token.slice(3, -3).split(' ')
        if (word === 'end' || word === 'else') return nodes
        position += word === 'if' || word === 'for' ? 1 : 0
        nodes.push(...command(word, rest, scope))
      }
    }
    return nodes
  }

  const command = (word: string, rest: string[], scope: ReadonlyMap<string, string>): Node[] => {
    const [first = '', second, third = ''] = rest
    if (word === 'for') {
      names += 1
      const loop = `${first}${names}`
      return [{ type: 'for', name: loop, path: toPath(third, scope), body: block(new Map([...scope, [first, loop]])) }]
    }
    if (word === 'if') {
      const words = rest.map((part) => (/^(or|and|not)$/.test(part) ? part : toPath(part, scope)))
      const then = block(scope)
      const hasElse = tokens[position] === '{% else %}'
      if (hasElse) position += 1
      return [{ type: 'if', words, then, otherwise: hasElse ? block(scope) : [] }]
    }
    if (word === 'say') return say(first, second && toPath(second, scope))
    if (word === 'frame') return [{ type: 'text', text: context.frame[first] ?? '' }]
    if (word === 'use') {
      const inner = rest.slice(1).map((pair): [string, string] => {
        const [key = '', path = ''] = pair.split('=')
        return [key, toPath(path, scope)]
      })
      return readNodes(first, context, new Map(inner))
    }
    throw new Error(`The template "${name}" has the unknown command "${word}".`)
  }

  return block(parameters)
}
