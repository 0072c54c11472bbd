import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'

/** Something this machine cannot provide; its message is the one line a person sees. */
export class SetupError extends Error {}

/**
 * Runs a program to its end.
 * @returns {{ ok: boolean, output: string }} with nothing in `output` when the program wrote to the terminal itself.
 */
export function run(program, args, { quiet = false, ...options } = {}) {
  const result = spawnSync(program, args, { encoding: 'utf8', stdio: quiet ? 'pipe' : 'inherit', ...options })
  return { ok: result.status === 0, output: `${result.stdout ?? ''}${result.stderr ?? ''}`.trim() }
}

/** Runs npm: the one that started us, so that it works where only a wrapper of npm is on PATH. */
export function npm(args, options) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('npm-cli.js')
    ? run(process.execPath, [cli, ...args], options)
    : run('npm', args, { shell: process.platform === 'win32', ...options })
}

/** Whether a program starts at all: a file that exists may still lack its libraries. */
export const starts = (program) => run(program, ['--version'], { quiet: true, timeout: 30_000 }).ok

/**
 * Runs the actual command, hands signals on and answers its exit code (128 + signal when a signal ended it).
 * In a terminal Ctrl-C already reaches the whole group; a second one would cut the child's farewell short.
 */
export function runToEnd(program, args, options) {
  const child = spawn(program, args, { stdio: 'inherit', ...options })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}
