import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Command } from 'commander'
import { STATUS_POLL_MS, STATUS_POLL_SPREAD } from '../../src/domain/limits.ts'

/**
 * What 10,000 pages that poll the doors cost a core (QUALITY §5 row 3): every viewer has a connection of its own and asks
 * every 12 seconds, a fifth more or less. Measured is the CPU time of the server's process, user and system, while that
 * happens. `cdn`: as the design has it, behind caches that may keep the answer for five seconds, each point of presence
 * for itself; the bar is for this. `304`, `mixed` and `200`: nothing in front, for viewers who know the answer, half of
 * them, and none; beside each a bare node:http that writes the same bytes, which needs more than the bar itself: they are
 * reported (docs/decisions/0016). Prints one JSON line per figure.
 */
const options = new Command('bench viewers')
  .option('--viewers <number>', 'pages that poll', '10000')
  .option('--seconds <number>', 'how long each mix is measured', '24')
  .option('--doors <number>', 'doors that say something', '150')
  .option('--points <number>', 'points of presence of the CDN', '50')
  .parse()
  .opts<Record<'viewers' | 'seconds' | 'doors' | 'points', string>>()
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
async function look(target: Target, known: number, port = target.port): Promise<Load> {
  const args = [port, options.viewers, options.seconds, known, STATUS_POLL_MS, STATUS_POLL_SPREAD].map(String)
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

/** Caches before a server. */
async function startEdge({ port }: Target): Promise<{ child: ChildProcess; port: number }> {
  const args = [join(here, 'edge.ts'), `http://127.0.0.1:${port}`, options.points]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next()
  return { child, port: Number(value) }
}

const targets = { bare: await startTarget('bare'), app: await startTarget('app') }
try {
  // Warms both up; not counted.
  for (const target of Object.values(targets)) await look(target, 0.5)
  const edge = await startEdge(targets.app)
  const cdn = await look(targets.app, 0.5, edge.port).finally(() => edge.child.kill())
  if (cdn.failed > 0) throw new Error(`${cdn.failed} questions failed`)
  print({
    figure: 'viewers.cdn',
    viewers: Number(options.viewers),
    points: Number(options.points),
    per_second: round(cdn.answered / cdn.seconds, 0),
    core_percent: round(percentOf(cdn), 2),
    bar: BAR_PERCENT,
  })
  if (percentOf(cdn) > BAR_PERCENT) process.exitCode = 1
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
    })
  }
} finally {
  for (const { child } of Object.values(targets)) child.kill()
}
