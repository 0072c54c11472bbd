import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, SetupError } from './run.mjs'

/**
 * Installs the packages of the lockfile when they are missing or the lockfile moved since.
 *
 * `npm install` and not `npm ci`: `ci` refuses a lockfile that lacks the optional parts of other platforms. The lockfile
 * is put back byte for byte; an installation that would have taken other packages than it names is an error.
 */
export function ensurePackages(root) {
  const lockfile = join(root, 'package-lock.json')
  const stamp = join(root, 'node_modules', '.marquee-installed')
  const before = readFileSync(lockfile, 'utf8')
  const wanted = fingerprint(before, readFileSync(join(root, 'package.json'), 'utf8'))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  console.log('Fetching the packages named in package-lock.json (once) …')
  const { ok } = npm(['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root })
  const after = readFileSync(lockfile, 'utf8')
  if (after !== before) writeFileSync(lockfile, before)
  if (!ok) {
    throw new SetupError('The packages could not be installed (npm says why above). Is the package registry reachable?')
  }
  const moved = lockfileChanges(before, after)
  if (moved.length > 0) {
    throw new SetupError(
      `package-lock.json does not fit package.json and was put back; npm would change ${moved.slice(0, 5).join(', ')}` +
        `${moved.length > 5 ? ` and ${moved.length - 5} more` : ''}. Run "npm install" and commit the lockfile.`,
    )
  }
  writeFileSync(stamp, wanted)
}

/** What the installed packages depend on: scripts of package.json may change without a new installation. */
function fingerprint(lockfile, manifest) {
  const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } = JSON.parse(manifest)
  return createHash('sha256')
    .update(lockfile)
    .update(JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides, allowScripts]))
    .digest('hex')
}

/**
 * The packages that two lockfiles disagree about. Notes that versions of npm write differently (`peer`, `libc`) do not
 * count, and neither do optional parts for other platforms that one of them leaves out.
 * @param {string} before
 * @param {string} after
 * @returns {string[]} names, without `node_modules/`
 */
export function lockfileChanges(before, after) {
  const old = JSON.parse(before).packages
  const now = JSON.parse(after).packages
  const identity = (entry) => entry && `${entry.version} ${entry.integrity ?? ''}`
  const isOptional = (entry) => !entry || entry.optional === true || entry.devOptional === true
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((path) => path !== '')
    .filter((path) => identity(old[path]) !== identity(now[path]))
    .filter((path) => (old[path] && now[path]) || !isOptional(old[path] ?? now[path]))
    .map((path) => path.replace(/^node_modules\//, ''))
}
