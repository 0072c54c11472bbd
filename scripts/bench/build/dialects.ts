import type { Node } from './template.ts'

/** How one language spells the few things that a template can say. */
interface Dialect {
  text: (text: string) => string
  /** `isAddress` is true inside href, src and action, where Go asks to be told that a value is an address. */
  print: (path: string, isRaw: boolean, isAddress: boolean) => string
  loop: (name: string, path: string, body: string) => string
  condition: (words: string[], then: string, otherwise: string) => string
}

function write(nodes: readonly Node[], dialect: Dialect): string {
  let out = ''
  let before = ''
  for (const node of nodes) {
    if (node.type === 'text') {
      before = node.text
      out += dialect.text(node.text)
    } else if (node.type === 'print') {
      out += dialect.print(node.path, node.isRaw, /(href|src|action)="$/.test(before))
      before = ''
    } else if (node.type === 'for') out += dialect.loop(node.name, node.path, write(node.body, dialect))
    else out += dialect.condition(node.words, write(node.then, dialect), write(node.otherwise, dialect))
  }
  return out
}

/** Nunjucks, with the page under `item` (Eleventy keeps `page` for itself). */
const nunjucks: Dialect = {
  text: (text) => (/\{[{%#]/.test(text) ? `{% raw %}${text}{% endraw %}` : text),
  print: (path, isRaw) => `{{ ${toNunjucksPath(path)}${isRaw ? ' | safe' : ''} }}`,
  loop: (name, path, body) => `{% for ${name} in ${toNunjucksPath(path)} %}${body}{% endfor %}`,
  condition: (words, then, otherwise) =>
    `{% if ${words.map((word) => (/^(or|and|not)$/.test(word) ? word : toNunjucksPath(word))).join(' ')} %}${then}${
      otherwise && `{% else %}${otherwise}`
    }{% endif %}`,
}
const toNunjucksPath = (path: string) => path.replace(/^(view|url)\b/, 'item.$1')

/** Go templates as Hugo runs them. `a or b and not c` has prefix operators there. */
const go: Dialect = {
  text: (text) => text.replaceAll('{{', '{{ "{{" | safeHTML }}'),
  print: (path, isRaw, isAddress) => {
    const safety = isRaw ? (path.endsWith('.jsonld') ? ' | safeJS' : ' | safeHTML') : isAddress ? ' | safeURL' : ''
    return `{{ $${path}${safety} }}`
  },
  loop: (name, path, body) => `{{ range $${name} := $${path} }}${body}{{ end }}`,
  condition: (words, then, otherwise) =>
    `{{ if ${toGoCondition(words)} }}${then}${otherwise && `{{ else }}${otherwise}`}{{ end }}`,
}

function toGoCondition(words: readonly string[]): string {
  for (const operator of ['or', 'and']) {
    const at = words.indexOf(operator)
    if (at > 0) return `(${operator} ${toGoCondition(words.slice(0, at))} ${toGoCondition(words.slice(at + 1))})`
  }
  return words[0] === 'not' ? `(not $${words[1]})` : `$${words[0]}`
}

/** A JavaScript expression: the plainest thing that can render these pages. */
const javaScript: Dialect = {
  text: (text) => `+${JSON.stringify(text)}`,
  print: (path, isRaw) => (isRaw ? `+(${toSafePath(path)}??'')` : `+e(${toSafePath(path)}??'')`),
  loop: (name, path, body) => `+l(${toSafePath(path)},${name}=>""${body})`,
  condition: (words, then, otherwise) => {
    const test = words.map((word) => ({ or: '||', and: '&&', not: '!' })[word] ?? toSafePath(word)).join('')
    return `+(${test}?""${then}:""${otherwise})`
  },
}
const toSafePath = (path: string) => path.replaceAll('.', '?.')

export const toNunjucks = (nodes: readonly Node[]): string => write(nodes, nunjucks)

export const toGoTemplate = (nodes: readonly Node[]): string => `{{- $view := .Params.view -}}${write(nodes, go)}`

/** The body of a function of `view` that returns the page. */
export const toJavaScript = (nodes: readonly Node[]): string => `
const e = (value) => String(value).replace(/[&<>"']/g, (sign) => '&#' + sign.charCodeAt(0) + ';')
const l = (list, draw) => list ? list.map(draw).join('') : ''
return ""${write(nodes, javaScript)}`
