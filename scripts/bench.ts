import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Command } from 'commander'

/** The benchmarks of QUALITY, each a script of its own with its own options. */
const BENCHES: Record<string, string> = {
  build: 'our build beside Hugo, Eleventy and a plain script (QUALITY §3)',
  pages: 'Lighthouse on every kind of page, beside one written by hand (QUALITY §1)',
  suggest: 'what a suggestion costs while 500 a second are asked for (QUALITY §5)',
  search: 'our search beside MiniSearch, and among 300,000 people with --people (QUALITY §4)',
  writes: 'favorites acknowledged a second, beside one commit for each (QUALITY §5)',
  viewers: 'what 10,000 pages that poll the doors cost a core (QUALITY §5)',
  server: 'what a request and a large release cost our server (QUALITY §5)',
}

async function runBench(name: string, args: readonly string[]): Promise<void> {
  const script = join(import.meta.dirname, 'bench', `${name}.ts`)
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  process.exitCode = code ?? 1
}

const program = new Command('bench')
  .description('Measures Marquee: one JSON line per figure on stdout, a table for people on stderr.')
  .helpCommand(false)
for (const [name, description] of Object.entries(BENCHES)) {
  program
    .command(name)
    .description(description)
    .argument('[options...]', 'see --help of the benchmark')
    .allowUnknownOption()
    .helpOption(false)
    .action((_, __, command: Command) => runBench(name, command.args))
}
await program.parseAsync()
