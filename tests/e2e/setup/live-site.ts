import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { TEST_DIR, TEST_RELEASE, testEnvironment } from '../../../scripts/checks/test-places.ts'

/** Saturday afternoon in Port Ellery: much is on. */
export const AFTERNOON = new Date('2026-03-07T15:40:00-06:00')

export interface LiveSite {
  origin: string
  /** How long its festival's afternoon has lasted. */
  elapsedMs(): number
  /** Stops answering, as a server without network does; `release` is what it shows when it comes back. */
  stop(): Promise<void>
  start(release?: string): Promise<void>
  /** Stops for good, and takes what it kept along. */
  end(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address && typeof address === 'object' ? address.port : 0
}

/**
 * A release on an afternoon of its own festival: the server's clock starts there, and staff can sign in. That of the
 * sample site by default.
 */
export async function startLiveSite(
  first: string = process.env.MARQUEE_TEST_RELEASE ?? TEST_RELEASE,
): Promise<LiveSite> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const data = `${TEST_DIR}/live-${port}`
  let child: ChildProcess | undefined
  const startedAt = Date.now()

  async function start(release = first): Promise<void> {
    const env = {
      ...testEnvironment(),
      HOST: '127.0.0.1',
      PORT: String(port),
      MARQUEE_RELEASE: release,
      MARQUEE_DATA: data,
      MARQUEE_CLOCK: new Date(AFTERNOON.getTime() + Date.now() - startedAt).toISOString(),
    }
    child = spawn(process.execPath, ['tests/e2e/setup/served-site.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    for (let tries = 0; tries < 400; tries += 1) {
      const isUp = await fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isUp) return
      await new Promise((done) => setTimeout(done, 50))
    }
    throw new Error(`${origin} does not answer.`)
  }
  async function stop(): Promise<void> {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    origin,
    elapsedMs: () => Date.now() - startedAt,
    start,
    stop,
    async end() {
      await stop()
      rmSync(data, { recursive: true, force: true })
      rmSync(`${TEST_DIR}/products-${port}.json`, { force: true })
    },
  }
}
