/**
 * Finding values in what a file holds. Nothing here runs a pattern of the mapping's: names are compared, never matched,
 * and only own properties count.
 */

/** A value with what it lies in, so that a path can climb (`^`) and ask for its key (`$key`). */
export interface Node {
  value: unknown
  key?: string
  index?: number
  parent?: Node
  file?: string
}

const isBox = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fileOf = (node: Node): string => {
  let at: Node | undefined = node
  while (at && at.file === undefined) at = at.parent
  return at?.file ?? ''
}

/** Every item of a list or value of an object. */
function itemsOf(node: Node): Node[] {
  if (Array.isArray(node.value)) {
    return node.value.map((value: unknown, index) => ({ value, index, key: node.key, parent: node }))
  }
  if (!isBox(node.value)) return []
  return Object.entries(node.value).map(([key, value], index) => ({ value, key, index, parent: node }))
}

/** The nearest thing around a value that is no list. */
function above(node: Node): Node | undefined {
  let at = node.parent
  while (at && Array.isArray(at.value)) at = at.parent
  return at
}

function step(node: Node, name: string): Node[] {
  if (name === '^') return [above(node)].filter((one) => one !== undefined)
  if (name === '*') return itemsOf(node)
  if (name === '$key') return [{ value: node.key, parent: node }]
  if (name === '$index') return [{ value: node.index === undefined ? undefined : node.index + 1, parent: node }]
  if (name === '$file') return [{ value: fileOf(node), parent: node }]
  if (Array.isArray(node.value)) {
    return /^\d+$/.test(name) && Number(name) < node.value.length
      ? [{ value: node.value[Number(name)], index: Number(name), parent: node }]
      : itemsOf(node).flatMap((item) => (Array.isArray(item.value) ? [] : step(item, name)))
  }
  if (!isBox(node.value) || !Object.hasOwn(node.value, name)) return []
  return [{ value: node.value[name], key: name, parent: node }]
}

const MAX_DEPTH = 40

/** Everything of that name, however deep: `//event`. */
function anywhere(node: Node, name: string, depth = 0): Node[] {
  if (depth > MAX_DEPTH) return []
  return itemsOf(node).flatMap((item) => [
    ...(item.key === name && !Array.isArray(node.value) ? [item] : []),
    ...(typeof item.value === 'object' ? anywhere(item, name, depth + 1) : []),
  ])
}

/** What a path leads to. A key that is spelled exactly like the whole path comes first: columns may hold dots. */
export function find(node: Node, path: string): Node[] {
  if (isBox(node.value) && Object.hasOwn(node.value, path)) return step(node, path)
  if (path === '.') return [node]
  if (path.startsWith('//')) return anywhere(node, path.slice(2))
  let rest = path
  let nodes = [node]
  while (rest.startsWith('^')) {
    nodes = nodes.flatMap((one) => step(one, '^'))
    rest = rest.slice(rest.startsWith('^.') ? 2 : 1)
  }
  if (rest === '') return nodes
  const whole = nodes.filter((one) => isBox(one.value) && Object.hasOwn(one.value, rest))
  if (whole.length > 0) return whole.flatMap((one) => step(one, rest))
  for (const name of rest.split('.')) nodes = nodes.flatMap((one) => step(one, name))
  return nodes
}

/** The records that a path leads to: lists are opened, everything that is no record is left out. */
export function findRecords(node: Node, path: string | undefined): Node[] {
  const found = path === undefined ? [node] : find(node, path)
  return found
    .flatMap((one) => (Array.isArray(one.value) ? itemsOf(one) : [one]))
    .flatMap((one) => (Array.isArray(one.value) ? itemsOf(one) : [one]))
    .filter((one) => isBox(one.value))
}

/** What could have been written instead of a path that leads nowhere. */
export const namesIn = (node: Node): string[] => (isBox(node.value) ? Object.keys(node.value).slice(0, 30) : [])
