import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { testEnvironment } from './test-places.ts'

/** Runs a script with this Node and answers what it printed when it failed: the problem of a check, or none. */
export async function problemsOf(script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const { code, output } = await runNode(script, args, 'pipe', env)
  return code === 0 ? [] : [output.trim() || `${script} ended with ${code} and said nothing.`]
}

/** Runs a script with this Node, its output on the terminal. */
export const runOnTerminal = async (script: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  (await runNode(script, args, 'inherit', env)).code

/** The file behind a package's command, so that no shell and no PATH is needed. */
export const packageScript = (path: string): string => resolve('node_modules', path)

function runNode(script: string, args: string[], stdio: 'pipe' | 'inherit', env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number; output: string }>((done, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: ['ignore', stdio, stdio],
      env: { ...testEnvironment(), ...env },
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}
