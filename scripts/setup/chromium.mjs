import { existsSync } from 'node:fs'
import { platform } from 'node:os'
import { delimiter, join } from 'node:path'
import { run, SetupError, starts } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser that tests use: the machine's own, else Playwright's download, else the Debian package when we are root.
 * @returns {string} path of the binary
 */
export function ensureChromium(root, node, env) {
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const found = onThisMachine(env) ?? downloaded(root, node)
  if (found) return found

  console.log('Fetching a Chromium for the tests (once) …')
  if (run(node, [playwright, 'install', '--no-shell', 'chromium'], { cwd: root, env, timeout: 600_000 }).ok) {
    const browser = downloaded(root, node)
    if (browser) return browser
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Playwright has no Chromium that runs here; taking the Debian package …')
    const debian = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
    run('apt-get', ['update', '-qq'], debian)
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], debian).ok) {
      const browser = onThisMachine(env)
      if (browser) return browser
    }
  }
  throw new SetupError(
    'The tests need a Chromium, and none could be fetched. Install one (for Debian: apt-get install chromium) or name ' +
      'yours in CHROMIUM_PATH. "npm run check" works without.',
  )
}

/** @returns {string | undefined} */
function onThisMachine(env) {
  if (env.CHROMIUM_PATH) {
    if (starts(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new SetupError(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not start. Correct or unset it.`)
  }
  const candidates = (env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  if (platform() === 'darwin') candidates.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
  return candidates.find((file) => existsSync(file) && starts(file))
}

/** Where Playwright keeps its own, when it has one. @returns {string | undefined} */
function downloaded(root, node) {
  const ask = "process.stdout.write(require('@playwright/test').chromium.executablePath())"
  const { ok, output } = run(node, ['-e', ask], { cwd: root, quiet: true })
  return ok && existsSync(output) && starts(output) ? output : undefined
}
