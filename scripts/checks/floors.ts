import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { type FileFacts, type ImportFound, readImports } from './floors/read-imports.ts'
import { BROWSER_FOLDERS, FLOORS, isServerOnly, SERVER_ROOMS } from './floors/table.ts'

/** Every source file of a project by its path from the root, with `/` between folders. */
type Sources = Map<string, FileFacts>

/**
 * Proves that imports point down (docs/ARCHITECTURE.md) and that nothing heavy reaches a browser.
 * @param root the folder that holds `src`
 * @returns one line a violation: where it is, what is wrong, what to do
 */
export function floorProblems(root: string): string[] {
  const sources: Sources = new Map(
    listSources(join(root, 'src')).map((file) => [relative(root, file).split(sep).join('/'), readImports(file)]),
  )
  return [...directionProblems(root, sources), ...hookProblems(sources), ...browserProblems(root, sources)]
}

const listSources = (dir: string): string[] =>
  existsSync(dir)
    ? readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|tsx|astro|mjs)$/.test(name) && !name.endsWith('.d.ts'))
        .sort()
        .map((name) => join(dir, name))
    : []

/** `src/views/card.ts` stands on the floor `views`; a file of `src` itself stands on none. */
const floorOf = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1]

const roomOf = (path: string): string | undefined => /^src\/server\/([^/]+)\//.exec(path)?.[1]

/** The file that a relative import means, from the root; nothing for packages. */
function targetOf(root: string, from: string, { specifier }: ImportFound): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = posix.join(dirname(from), specifier.replace(/\?.*$/, ''))
  const found = ['', '.ts', '.tsx', '/index.ts'].find((end) => isFile(join(root, path + end)))
  return found === undefined ? path : path + found
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

function directionProblems(root: string, sources: Sources): string[] {
  return [...sources].flatMap(([path, { imports }]) => {
    const floor = floorOf(path)
    if (floor === undefined) return []
    const allowed = FLOORS[floor]
    if (!allowed) {
      return [
        `${path}:1 src/${floor} is on no floor. Add it to scripts/checks/floors/table.ts and docs/ARCHITECTURE.md.`,
      ]
    }
    return imports.flatMap((found) => {
      const target = targetOf(root, path, found)
      if (target === undefined) return []
      const place = `${path}:${found.line}`
      if (/^(scripts|tests)\//.test(target)) {
        return [`${place} imports ${target}: src never needs scripts or tests. Move what it wants into src.`]
      }
      const targetFloor = floorOf(target)
      if (targetFloor === undefined) return []
      if (floor === 'server' && targetFloor === 'server') return roomProblem(place, path, target)
      if (targetFloor === floor || allowed.includes(targetFloor)) return []
      return [
        `${place} imports ${target}: ${floor} may not import ${targetFloor}. Move what it wants to a lower floor.`,
      ]
    })
  })
}

function roomProblem(place: string, path: string, target: string): string[] {
  const room = roomOf(path)
  const allowed = SERVER_ROOMS[room ?? '']
  const targetRoom = roomOf(target)
  if (!room || !allowed) return []
  if (target === 'src/server/main.ts') {
    return [`${place} imports ${target}: only main.ts reads the environment. Pass what it wants through buildApp.`]
  }
  if (!targetRoom || !(targetRoom in SERVER_ROOMS) || targetRoom === room || allowed.includes(targetRoom)) return []
  return [`${place} imports ${target}: server/${room} may not import server/${targetRoom}. Ask for a port instead.`]
}

function hookProblems(sources: Sources): string[] {
  return [...sources].flatMap(([path, { hooks }]) =>
    floorOf(path) === 'components' && path.endsWith('.tsx')
      ? hooks.map(({ name, line }) => `${path}:${line} calls ${name}: components have no hooks. Make it an island.`)
      : [],
  )
}

/** Follows the imports by value from everything that a browser loads. */
function browserProblems(root: string, sources: Sources): string[] {
  const problems: string[] = []
  /** Where each file was first reached from, to tell the way. */
  const reached = new Map<string, string | undefined>()
  const queue: string[] = []
  const reach = (path: string, from: string | undefined) => {
    if (reached.has(path) || !sources.has(path)) return
    reached.set(path, from)
    queue.push(path)
  }
  const follow = (path: string, found: ImportFound) => {
    if (found.isType) return
    if (isServerOnly(found.specifier)) {
      const way = wayTo(path, reached)
      problems.push(
        `${path}:${found.line} imports ${found.specifier}, which a browser would load${way ? ` (through ${way})` : ''}. ` +
          'Import types alone, or move the value to a file without it.',
      )
      return
    }
    const target = targetOf(root, path, found)
    if (target) reach(target, path)
  }
  for (const [path, { imports }] of sources) {
    if ((BROWSER_FOLDERS as readonly string[]).includes(floorOf(path) ?? '')) reach(path, undefined)
    for (const found of imports) if (found.isClientScript) follow(path, found)
  }
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    for (const found of sources.get(path)?.imports ?? []) follow(path, found)
  }
  return problems
}

/** `src/islands/grid.tsx → src/views/card.ts`: how a browser comes to a file; empty for a file that it loads itself. */
function wayTo(path: string, reached: ReadonlyMap<string, string | undefined>): string {
  const way: string[] = []
  for (let at = reached.get(path); at !== undefined && !way.includes(at); at = reached.get(at)) way.unshift(at)
  return way.join(' → ')
}
