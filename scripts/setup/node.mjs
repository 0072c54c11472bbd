import { existsSync } from 'node:fs'
import { arch, platform } from 'node:os'
import { join } from 'node:path'
import { npm, SetupError, starts } from './run.mjs'

/** The first Node that runs TypeScript without a flag and has `node:sqlite`, and that we test with. */
const NODE_MAJOR = 24

const FOLDER = '.node'

/**
 * The Node that runs our scripts: the machine's own when it is new enough, else one that is fetched once from npm into
 * an ignored folder and started by its path, so that later starts work offline.
 * @returns {string} path of the binary
 */
export function ensureNode(root) {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath

  const system = platform() === 'win32' ? 'win' : platform()
  // The package of this very platform is the binary alone; `node` finds it by an install script.
  const names = [`node-${system}-${arch()}`, 'node']
  for (const name of names) {
    const binary = binaryOf(root, name)
    if (existsSync(binary) && starts(binary)) return binary
  }
  console.log(`Fetching Node ${NODE_MAJOR} (once; this machine has ${process.versions.node}) …`)
  for (const name of names) {
    const { ok } = npm(
      [
        'install',
        '--prefix',
        FOLDER,
        '--no-save',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        `${name}@^${NODE_MAJOR}`,
      ],
      { cwd: root },
    )
    if (ok && starts(binaryOf(root, name))) return binaryOf(root, name)
  }
  throw new SetupError(
    `Marquee needs Node ${NODE_MAJOR}, and npm has none that runs here (${platform()} ${arch()}). ` +
      `Install Node ${NODE_MAJOR} or newer and start again.`,
  )
}

const binaryOf = (root, name) =>
  join(root, FOLDER, 'node_modules', name, 'bin', platform() === 'win32' ? 'node.exe' : 'node')
