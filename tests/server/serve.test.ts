import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../../src/server/main.ts'
import { loadRelease } from '../../src/server/release.ts'
import { aReleaseFolder } from './a-release.ts'

function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/serve.ts', ...args], { env: { ...process.env, ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.err += text
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { child, output, ended }
}

test('says in one line what to do when there is no release', async () => {
  const { output, ended } = run(['--release', 'no-such-folder'])

  expect(await ended).toBe(1)
  expect(output.out).toBe('')
  expect(output.err).toMatch(/^There is no release in "no-such-folder" \(.*\)\. Run npm run build first\.\n$/)
})

test.each([
  ['a site that is missing', (dir: string) => rmSync(join(dir, 'site'), { recursive: true })],
  ['a programme that is half written', (dir: string) => writeFileSync(join(dir, 'programme.json'), '{"festival":{')],
  ['a programme without editions', (dir: string) => writeFileSync(join(dir, 'programme.json'), '{"editions":[]}')],
  ['a headers table that is none', (dir: string) => writeFileSync(join(dir, 'headers.json'), '[]')],
  [
    'a header that holds a line break',
    (dir: string) =>
      writeFileSync(join(dir, 'headers.json'), '{"rules":[{"path":"/*","headers":{"X-A":"a\\r\\nX-B: b"}}]}'),
  ],
  [
    'a folder in the place of a file',
    (dir: string) => {
      rmSync(join(dir, 'programme.json'))
      mkdirSync(join(dir, 'programme.json'))
    },
  ],
])('says in one line that a release is not whole: %s', async (_what, harm) => {
  const dir = aReleaseFolder()
  harm(dir)

  await expect(loadRelease(dir, { tls: false })).rejects.toThrow(/^There is no release in .*Run npm run build first\.$/)
})

test('explains itself', async () => {
  const { output, ended } = run(['--help'])

  expect(await ended).toBe(0)
  for (const option of ['--port', '--host', '--release']) expect(output.out).toContain(option)
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  'says where it is, answers there, and ends in good order on %s',
  async (signal) => {
    const { child, output, ended } = run([], { PORT: '0', MARQUEE_RELEASE: aReleaseFolder() })
    while (!output.out.includes('\n')) await once(child.stdout, 'data')
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output.out)?.[0]

    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(await (await fetch(`${url}/`)).text()).toBe('<h1>Festival</h1>')
    child.kill(signal)
    expect(await ended).toBe(0)
    expect(output).toEqual({ out: `Marquee is at ${url}\n`, err: '' })
  },
)

test('says that a port is taken', async () => {
  const release = aReleaseFolder()
  const first = run(['--port', '0', '--release', release])
  while (!first.output.out.includes('\n')) await once(first.child.stdout, 'data')
  const port = /:(\d+)\n/.exec(first.output.out)?.[1] ?? ''
  const second = run(['--port', port, '--release', release])

  expect(await second.ended).toBe(1)
  expect(second.output.err).toBe(`Port ${port} is taken. Choose another one with PORT or --port.\n`)
}, 20_000)

test('reads its settings from the environment, with the documented defaults', () => {
  expect(readSettings({})).toEqual({
    port: 4321,
    host: '127.0.0.1',
    release: 'dist',
    data: '.marquee/data',
    ranksByConversions: false,
    tls: false,
    products: { file: undefined, secrets: {} },
    forcesDemo: false,
    addressHeader: undefined,
  })
  expect(
    readSettings({
      PORT: '8080',
      HOST: '::',
      MARQUEE_RELEASE: 'r',
      MARQUEE_DATA: 'd',
      MARQUEE_RANK_BY_CONVERSIONS: '1',
      MARQUEE_TLS: '1',
      MARQUEE_AUTH: 'products.json',
      MARQUEE_AUTH_PASS_CLIENT_SECRET: 's',
      MARQUEE_DEMO_LOGIN: '1',
      MARQUEE_ADDRESS_HEADER: 'X-Real-IP',
    }),
  ).toEqual({
    port: 8080,
    host: '::',
    release: 'r',
    data: 'd',
    ranksByConversions: true,
    tls: true,
    products: { file: 'products.json', secrets: { MARQUEE_AUTH_PASS_CLIENT_SECRET: 's' } },
    forcesDemo: true,
    addressHeader: 'x-real-ip',
  })
  expect(() => readSettings({ PORT: 'eighty' })).toThrow('PORT is "eighty", not a port number.')
})
