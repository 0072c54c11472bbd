/**
 * Runs `scripts/<command>.ts` on any machine with Node 20 or newer and npm: `node scripts/bootstrap.mjs test`.
 * Plain JavaScript without packages, because it is what fetches them (docs/decisions/0001-one-bootstrap.md).
 */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './setup/chromium.mjs'
import { ensureNode } from './setup/node.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { runToEnd, SetupError } from './setup/run.mjs'

const scripts = dirname(fileURLToPath(import.meta.url))
const root = dirname(scripts)
const [command, ...args] = process.argv.slice(2)

const commands = readdirSync(scripts)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -3))

const isHelp = args.some((arg) => arg === '--help' || arg === '-h')

/** Commands that look at the site with a browser. */
const needsBrowser =
  !isHelp && (command === 'test' || command === 'shots' || (command === 'bench' && args[0] === 'pages'))

async function main() {
  if (!command || command === '--help' || command === '-h') {
    console.log(
      `Usage: npm run <command> [-- options]\n\nCommands: ${commands.join(', ')}\n` +
        'Each has --help. What is missing on this machine (packages, Node 24, for tests a browser) is fetched once.',
    )
    return command ? 0 : 1
  }
  if (!existsSync(join(scripts, `${command}.ts`))) {
    throw new SetupError(`There is no command "${command}". Choose one of: ${commands.join(', ')}.`)
  }
  ensurePackages(root)
  const node = ensureNode(root)
  const env = {
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  }
  if (needsBrowser) env.MARQUEE_CHROMIUM = ensureChromium(root, node, env)
  return await runToEnd(node, [join(scripts, `${command}.ts`), ...args], { cwd: root, env })
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
