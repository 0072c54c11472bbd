import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Command } from 'commander'

/**
 * What a suggestion costs a visitor while 500 others type (QUALITY §5, issue 5): the 99th percentile of POST
 * /search/suggestions beside a bare echo server, both asked in turn in one run. Prints one JSON line per figure.
 */
const options = new Command('bench suggest')
  .option('--events <number>', 'events of the sample festival', '12000')
  .option('--rate <number>', 'requests a second', '500')
  .option('--seconds <number>', 'seconds a round', '6')
  .option('--rounds <number>', 'rounds of each server', '3')
  .parse()
  .opts<Record<'events' | 'rate' | 'seconds' | 'rounds', string>>()
const here = join(import.meta.dirname, 'suggest')

interface Target {
  child: ChildProcess
  /** How much CPU it has used so far, in microseconds. */
  cpu: () => Promise<number>
  port: number
  about: Record<string, number>
  queries: string[]
}
interface Load {
  failed: number
  p50: number
  p99: number
  max: number
}

async function startTarget(kind: 'app' | 'echo'): Promise<Target> {
  const args = ['--expose-gc', join(here, 'target.ts'), kind, options.events]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const readLine = async () => (await lines.next()).value as string
  const cpu = async () => {
    child.stdin.write('\n')
    return Number(await readLine())
  }
  return { child, cpu, ...JSON.parse(await readLine()) }
}

async function load({ port }: Target, queries: readonly string[], seed: number): Promise<Load> {
  const args = [join(here, 'load.ts'), String(port), options.rate, options.seconds, String(seed)]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(queries))
  let text = ''
  for await (const part of child.stdout) text += part
  return JSON.parse(text)
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
const print = (figure: Record<string, unknown>) => console.log(JSON.stringify(figure))

const targets = { echo: await startTarget('echo'), app: await startTarget('app') }
print({ figure: 'suggest.open', ...targets.app.about })
const { queries } = targets.app
const results: Record<'echo' | 'app', (Load & { cpu: number })[]> = { echo: [], app: [] }
// The first round warms both up and is not counted.
for (let round = 0; round <= Number(options.rounds); round += 1) {
  for (const kind of ['echo', 'app'] as const) {
    const before = await targets[kind].cpu()
    const result = await load(targets[kind], queries, round * 100_003)
    const spent = ((await targets[kind].cpu()) - before) / (Number(options.rate) * Number(options.seconds))
    if (result.failed > 0) throw new Error(`${result.failed} requests to ${kind} failed`)
    if (round > 0) results[kind].push({ ...result, cpu: spent })
  }
}
for (const { child } of Object.values(targets)) child.kill()
const of = (kind: 'echo' | 'app', name: keyof Load | 'cpu') => median(results[kind].map((result) => result[name]))
print({
  figure: 'suggest.p99',
  rate: Number(options.rate),
  queries: new Set(queries).size,
  echo_ms: of('echo', 'p99'),
  app_ms: of('app', 'p99'),
  ratio: Number((of('app', 'p99') / of('echo', 'p99')).toFixed(2)),
  bar: 3,
})
print({ figure: 'suggest.p50', echo_ms: of('echo', 'p50'), app_ms: of('app', 'p50') })
print({ figure: 'suggest.cpu', echo_us: Math.round(of('echo', 'cpu')), app_us: Math.round(of('app', 'cpu')) })
