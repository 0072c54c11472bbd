import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Command } from 'commander'
import { aPostgres } from '../../tests/fixtures/a-postgres.ts'
import { makeRelease } from './server/make-site.ts'

/**
 * How many favorites a second are acknowledged through HTTP when each waits for the disk (QUALITY §5 row 2), beside one
 * commit for each in the same run, in turn. Prints one JSON line per figure.
 */
const options = new Command('bench writes')
  .option('--seconds <number>', 'seconds a round', '4')
  .option('--rounds <number>', 'rounds of each server', '3')
  .option('--connections <number>', 'people who write at the same moment', '256')
  .option('--postgres', 'measure PostgreSQL too')
  .parse()
  .opts<{ seconds: string; rounds: string; connections: string; postgres?: true }>()
/**
 * One commit after the other is as fast for few as for many; with many each waits for all others, and after 0.9 s the
 * server refuses.
 */
const SINGLE_CONNECTIONS = 16
const PEOPLE = 400
const EVENTS = 1000
const here = join(import.meta.dirname, 'writes')
const [seconds, rounds] = [Number(options.seconds), Number(options.rounds)]

interface Load {
  kept: number
  failed: number
  next: number
  perSecond: number
  p50: number
  p99: number
}
interface Target {
  child: ChildProcess
  cpu: () => Promise<number>
  port: number
  headers: string[]
  results: (Load & { cpuUs: number })[]
  connections: number
  from: number
}

async function startTarget(kind: string, release: string, database: string): Promise<Target> {
  const args = [join(here, 'target.ts'), kind, release, database, String(PEOPLE)]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const readLine = async () => (await lines.next()).value as string
  const cpu = async () => {
    child.stdin.write('\n')
    return Number(await readLine())
  }
  const connections = kind === 'single' ? SINGLE_CONNECTIONS : Number(options.connections)
  return { child, cpu, connections, results: [], from: 0, ...JSON.parse(await readLine()) }
}

async function load({ port, headers, from, connections }: Target): Promise<Load> {
  const child = spawn(process.execPath, [join(here, 'load.ts')], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ port, headers, connections, seconds, events: EVENTS, from }))
  let text = ''
  for await (const part of child.stdout) text += part
  return JSON.parse(text)
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const folder = mkdtempSync(join(tmpdir(), 'marquee-writes-'))
const release = makeRelease(EVENTS, 20)
const postgres = options.postgres && (await aPostgres({ isDurable: true }))
await postgres?.run('postgres', 'create database marquee')
const targets: Record<string, Target> = {
  grouped: await startTarget('grouped', release, join(folder, 'grouped.db')),
  single: await startTarget('single', release, join(folder, 'single.db')),
  ...(postgres && { postgres: await startTarget('postgres', release, postgres.url('marquee')) }),
}
try {
  // The first round warms both up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const target of Object.values(targets)) {
      const before = await target.cpu()
      const result = await load(target)
      target.from = result.next
      if (result.failed > 0) throw new Error(`${result.failed} writes were refused`)
      if (round > 0) target.results.push({ ...result, cpuUs: ((await target.cpu()) - before) / result.kept })
    }
  }
} finally {
  for (const { child } of Object.values(targets)) child.kill()
  await postgres?.remove()
  for (const dir of [folder, release]) rmSync(dir, { recursive: true, force: true })
}

const middle = (kind: string, name: 'perSecond' | 'p50' | 'p99' | 'cpuUs') =>
  median(targets[kind]?.results.map((result) => result[name]) ?? [])
const print = (figure: Record<string, unknown>) => console.log(JSON.stringify(figure))
for (const [kind, { connections }] of Object.entries(targets)) {
  print({
    figure: `writes.${kind}`,
    connections,
    per_second: Math.round(middle(kind, 'perSecond')),
    p50_ms: middle(kind, 'p50'),
    p99_ms: middle(kind, 'p99'),
    cpu_us: Math.round(middle(kind, 'cpuUs')),
  })
}
const ratio = middle('grouped', 'perSecond') / middle('single', 'perSecond')
print({ figure: 'writes.ratio', ratio: Number(ratio.toFixed(1)), bar: 5 })
print({
  figure: 'writes.absolute',
  per_second: Math.round(middle('grouped', 'perSecond')),
  bar: 5000,
  load: loadavg()[0],
})
