import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { TEST_DIR, testEnvironment } from '../../../scripts/checks/test-places.ts'
import { startCollector } from './collector.ts'

const DIR = `${TEST_DIR}/edu`

/** The release of the second site. */
export const EDU_RELEASE = `${DIR}/release`

/** Settings of the second site: the same festival in the edu theme, small, from a configuration of its own. */
const environment = () => ({
  ...testEnvironment(),
  MARQUEE_SAMPLE: `${DIR}/sample`,
  MARQUEE_PROGRAMME: `${DIR}/programme`,
  MARQUEE_FESTIVAL: 'tests/fixtures/edu.config.ts',
})

const run = (script: string, args: string[]) =>
  new Promise<void>((done, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: environment(),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? done() : reject(new Error(`${script} ended with ${code}`))))
  })

const freePort = () =>
  new Promise<number>((done, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(address && typeof address === 'object' ? address.port : 0))
    })
  })

async function untilAnswers(origin: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${origin} does not answer.`)
}

/** An event as someone without a framework would write it: what the speed of our pages is compared with. */
const HAND_WRITTEN = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tide Tables</title></head><body><h1>Tide Tables: Songs and Arguments at High Water</h1>
<img src="/pictures/keynote-nj-everything.svg" alt="" width="960" height="640"><p>Sunday, Mar 8, 2026, 8:00pm</p>
<p>A song, an argument, a song: Máire Ní Ødegård and three guests go through the tide tables, year by year.</p>
</body></html>`

async function serve(release: string) {
  const port = await freePort()
  const server = spawn(process.execPath, ['scripts/serve.ts', '--release', release, '--port', String(port)], {
    env: environment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await untilAnswers(origin)
  return { origin, stop: () => void server.kill() }
}

/**
 * Builds and serves the edu site, and the preview of it that shows what is not published yet, once for all tests; they
 * find them in `MARQUEE_EDU_ORIGIN` and `MARQUEE_PREVIEW_ORIGIN`.
 */
export default async function otherSites(): Promise<() => void> {
  const collector = await startCollector()
  process.env.MARQUEE_TEST_COLLECTOR = collector.origin
  await run('scripts/sample.ts', ['--events', '60'])
  await run('scripts/build.ts', ['--out', EDU_RELEASE, '--quiet'])
  await run('scripts/build.ts', ['--out', `${DIR}/preview`, '--quiet', '--preview', '--no-compress'])
  writeFileSync(`${EDU_RELEASE}/site/hand-written.html`, HAND_WRITTEN)
  const [edu, preview] = [await serve(EDU_RELEASE), await serve(`${DIR}/preview`)]
  process.env.MARQUEE_EDU_ORIGIN = edu.origin
  process.env.MARQUEE_PREVIEW_ORIGIN = preview.origin
  return () => {
    collector.stop()
    edu.stop()
    preview.stop()
  }
}
