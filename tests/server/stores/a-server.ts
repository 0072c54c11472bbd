import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { onTestFinished } from 'vitest'

export interface AServer {
  url: string
  /** From the start of the process to its first answer. */
  readyMs: number
  /** What that took of a processor: the same on a busy machine. Nothing where the system does not tell. */
  readyCpuMs: number | undefined
  /** Ends it at once, as kill −9 does. */
  kill(): Promise<void>
}

/** The real server in a process of its own; it is gone with the test. */
export async function aServer(
  release: string,
  store: { MARQUEE_DATA?: string; DATABASE_URL?: string },
): Promise<AServer> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['scripts/serve.ts', '--release', release, '--port', '0'], {
    env: { ...process.env, ...store },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000)
  })
  const url = await new Promise<string>((resolve, reject) => {
    let out = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
      const found = /Marquee is at (\S+)\n/.exec(out)?.[1]
      if (found) resolve(found)
    })
    void ended.then(([code, signal]) => {
      // One that ends by itself says why, also when nobody waits for it any more.
      if (signal !== 'SIGKILL') process.stderr.write(`the server ended with ${code}: ${said}\n`)
      reject(new Error(`the server ended: ${said}`))
    })
  })
  await fetch(`${url}/`)
  return { url, readyMs: performance.now() - startedAt, readyCpuMs: cpuMs(child.pid ?? 0), kill }
}

/** What Linux counted for a process so far, in its hundredths of a second. */
function cpuMs(pid: number): number | undefined {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const fields = rest.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return undefined
  }
}
