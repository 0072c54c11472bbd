import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { promisify } from 'node:util'
import { Command } from 'commander'
import { loadRelease } from '../../src/server/release.ts'
import { makeRelease } from './server/make-site.ts'

/**
 * What a request costs our server beside a bare node:http that writes the same bytes (QUALITY §5 row 1), and what
 * loading a large release costs. Both servers run at once and are asked in turn, so that a noisy machine disturbs both.
 * Prints one JSON line per figure.
 */
const options = new Command('bench server')
  .option('--requests <number>', 'requests a round', '4000')
  .option('--rounds <number>', 'rounds of each server', '5')
  .option('--pages <number>', 'pages of the release that is loaded', '16000')
  .option('--words <number>', 'words a page', '900')
  .parse()
  .opts<Record<'requests' | 'rounds' | 'pages' | 'words', string>>()
const here = import.meta.dirname
const run = promisify(execFile)

const print = (figure: Record<string, unknown>) => console.log(JSON.stringify(figure))
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

type Target = ChildProcessByStdio<Writable, Readable, null>

async function startTarget(kind: string, dir: string, paths: string[]): Promise<{ child: Target; port: number }> {
  const child = spawn(process.execPath, [join(here, 'server/target.ts'), kind, dir, JSON.stringify(paths)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [port] = await once(child.stdout, 'data')
  return { child, port: Number(port) }
}

async function cpuOf(child: Target): Promise<number> {
  child.stdin.write('\n')
  const [microseconds] = await once(child.stdout, 'data')
  return Number(microseconds)
}

async function measureRequests(figure: string, dir: string, paths: string[]): Promise<void> {
  const targets = { bare: await startTarget('bare', dir, paths), app: await startTarget('app', dir, paths) }
  const spent: Record<'bare' | 'app', number[]> = { bare: [], app: [] }
  // The first round warms both up and is not counted.
  for (let round = 0; round <= Number(options.rounds); round += 1) {
    for (const kind of ['bare', 'app'] as const) {
      const { child, port } = targets[kind]
      const before = await cpuOf(child)
      const load = [join(here, 'server/load.ts'), String(port), options.requests, '8', JSON.stringify(paths)]
      const { failed } = JSON.parse((await run(process.execPath, load)).stdout) as { failed: number }
      if (failed > 0) throw new Error(`${failed} requests to ${kind} failed`)
      if (round > 0) spent[kind].push(((await cpuOf(child)) - before) / Number(options.requests))
    }
  }
  for (const { child } of Object.values(targets)) child.kill()
  const [bare, app] = [median(spent.bare), median(spent.app)]
  print({
    figure,
    bare_us: Number(bare.toFixed(1)),
    app_us: Number(app.toFixed(1)),
    throughput_ratio: Number((bare / app).toFixed(2)),
    bar: 0.8,
  })
}

async function measureLoading(pages: number, words: number): Promise<void> {
  const dir = makeRelease(pages, words)
  global.gc?.()
  const before = process.memoryUsage()
  const [start, cpu] = [performance.now(), process.cpuUsage()]
  const release = await loadRelease(dir, { tls: false })
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  global.gc?.()
  const after = process.memoryUsage()
  print({
    figure: 'server.load',
    pages: release.site.pages.size,
    seconds: Number(seconds.toFixed(2)),
    cpu_seconds: Number(((user + system) / 1e6).toFixed(2)),
    rss_mb: Math.round((after.rss - before.rss) / 1e6),
    heap_mb: Math.round((after.heapUsed - before.heapUsed) / 1e6),
    buffers_mb: Math.round((after.arrayBuffers - before.arrayBuffers) / 1e6),
  })
  rmSync(dir, { recursive: true, force: true })
}

const small = makeRelease(200, Number(options.words))
const ids = Array.from({ length: 200 }, (_, index) => index)
await measureRequests(
  'server.page',
  small,
  ids.map((id) => `/2026/events/e${id}`),
)
await measureRequests(
  'server.event',
  small,
  ids.map((id) => `/api/web/2026/events/e${id}`),
)
rmSync(small, { recursive: true, force: true })
await measureLoading(Number(options.pages), Number(options.words))
