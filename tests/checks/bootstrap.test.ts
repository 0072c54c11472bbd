import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const bootstrap = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** Runs a program the way the bootstrap runs a command, in a process of its own. */
const start = (program: string) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { runToEnd } from './scripts/setup/run.mjs'
       process.exitCode = await runToEnd(process.execPath, ['-e', ${JSON.stringify(program)}], {})`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )

test('says which commands there are', () => {
  const { status, stdout } = bootstrap('--help')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Usage: npm run <command>[\s\S]*Commands: .*\bcheck\b.*\btest\b/)
})

test('answers an unknown command in one line, without an installation', () => {
  const { status, stdout, stderr } = bootstrap('tset')
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^There is no command "tset"\. Choose one of: .*\n$/)
})

test('ends with the exit code of its command', async () => {
  expect(await once(start('process.exit(7)'), 'exit')).toEqual([7, null])
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'hands %s on and waits for the farewell of its command',
  async (signal) => {
    const child = start(
      `process.on('${signal}', () => { console.log('bye'); process.exit(5) }); setInterval(() => {}, 1000); console.log('ready')`,
    )
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output === 'ready\n') child.kill(signal)
    })
    expect(await once(child, 'exit')).toEqual([5, null])
    expect(output).toBe('ready\nbye\n')
  },
  30_000,
)

test('ends like a shell when a signal ended its command', async () => {
  expect(await once(start("process.kill(process.pid, 'SIGKILL')"), 'exit')).toEqual([137, null])
})
