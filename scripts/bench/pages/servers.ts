import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { testEnvironment } from '../../checks/test-places.ts'

/** A server in a process of its own, so that measuring does not wait for it. */
export interface Served {
  origin: string
  close: () => void
}

async function originOf(child: ChildProcess): Promise<string> {
  let said = ''
  for await (const chunk of child.stdout ?? []) {
    said += chunk
    const origin = /is at (http:\S+)/.exec(said)?.[1]
    if (origin) return origin
  }
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
  throw new Error(`A server ended with ${code} before it listened.`)
}

async function start(script: string, args: string[]): Promise<Served> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: testEnvironment(),
  })
  return { origin: await originOf(child), close: () => void child.kill() }
}

/** A release, served as `npm run serve` does. */
export const serveRelease = (release: string, port: string): Promise<Served> =>
  start('scripts/serve.ts', ['--release', release, '--host', '127.0.0.1', '--port', port])

/** Any folder, compressed as a release is. */
export const serveFolder = (dir: string): Promise<Served> => start(join(import.meta.dirname, 'serve-folder.ts'), [dir])

/** What is compared with our pages, by name: an address, or a folder with `#/path` of its page. */
export async function openBeside(entry: string): Promise<{ name: string; url: string; close: () => void }> {
  const [, name, target = ''] = /^([^=]+)=(.+)$/.exec(entry) ?? []
  if (!name) throw new Error(`--beside takes NAME=ADDRESS or NAME=FOLDER#/path, not "${entry}".`)
  if (/^https?:/.test(target)) return { name, url: target, close: () => {} }
  const [dir = '', path = '/'] = target.split('#')
  const { origin, close } = await serveFolder(dir)
  return { name, url: origin + path, close }
}
