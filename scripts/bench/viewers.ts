import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Command } from 'commander'
import { STATUS_POLL_MS, STATUS_POLL_SPREAD } from '../../src/domain/limits.ts'

/**
 * What 10,000 pages that poll the doors cost a core (QUALITY §5 row 3): every viewer has a connection of its own and asks
 * every 12 seconds, a fifth more or less. Measured is the CPU time of the server's process, user and system, while that
 * happens, for viewers who know the answer (304), who do not (200), and half of each; beside it a bare node:http that
 * writes the same bytes. No cache stands between: with one in front (5 s) a single question every five seconds is left.
 * Prints one JSON line per figure.
 */
const options = new Command('bench viewers')
  .option('--viewers <number>', 'pages that poll', '10000')
  .option('--seconds <number>', 'how long each mix is measured', '24')
  .option('--doors <number>', 'doors that say something', '150')
  .parse()
  .opts<Record<'viewers' | 'seconds' | 'doors', string>>()
const here = join(import.meta.dirname, 'viewers')
const BAR_PERCENT = 3

interface Target {
  child: ChildProcess
  /** CPU time that it has used so far, in microseconds. */
  cpu: () => Promise<number>
  port: number
}

async function startTarget(kind: 'app' | 'bare'): Promise<Target> {
  const child = spawn(process.execPath, [join(here, 'target.ts'), kind, options.doors], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const readLine = async () => (await lines.next()).value as string
  const port = Number(await readLine())
  const cpu = async () => {
    child.stdin.write('\n')
    return Number(await readLine())
  }
  return { child, cpu, port }
}

interface Load {
  answered: number
  failed: number
  not_modified: number
  p50: number
  p99: number
  seconds: number
  cpu: number
}

/** Runs the viewers; the server's CPU time is taken when all are connected, and again at the end. */
async function look(target: Target, known: number): Promise<Load> {
  const args = [target.port, options.viewers, options.seconds, known, STATUS_POLL_MS, STATUS_POLL_SPREAD].map(String)
  const child = spawn(process.execPath, [join(here, 'load.ts'), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  await lines.next()
  const before = await target.cpu()
  const result = JSON.parse((await lines.next()).value as string) as Omit<Load, 'cpu'>
  return { ...result, cpu: (await target.cpu()) - before }
}

const print = (figure: Record<string, unknown>) => console.log(JSON.stringify(figure))
const round = (number: number, digits: number) => Number(number.toFixed(digits))
const percentOf = ({ cpu, seconds }: Load) => (cpu / 1e6 / seconds) * 100

const targets = { bare: await startTarget('bare'), app: await startTarget('app') }
try {
  // Warms both up; not counted.
  for (const target of Object.values(targets)) await look(target, 0.5)
  for (const [name, known] of [
    ['304', 1],
    ['mixed', 0.5],
    ['200', 0],
  ] as const) {
    const bare = await look(targets.bare, known)
    const app = await look(targets.app, known)
    if (app.failed + bare.failed > 0) throw new Error(`${app.failed + bare.failed} questions failed`)
    print({
      figure: `viewers.${name}`,
      viewers: Number(options.viewers),
      per_second: round(app.answered / app.seconds, 0),
      not_modified: round(app.not_modified / app.answered, 2),
      us_per_request: round(app.cpu / app.answered, 1),
      bare_us: round(bare.cpu / bare.answered, 1),
      core_percent: round(percentOf(app), 2),
      bare_percent: round(percentOf(bare), 2),
      p50_ms: app.p50,
      p99_ms: app.p99,
      bar: BAR_PERCENT,
    })
    if (percentOf(app) > BAR_PERCENT) process.exitCode = 1
  }
} finally {
  for (const { child } of Object.values(targets)) child.kill()
}
