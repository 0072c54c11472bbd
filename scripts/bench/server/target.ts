import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../../../src/server/app.ts'
import { loadRelease } from '../../../src/server/release.ts'

/**
 * One server to be measured, a process of its own: `app` is ours, `bare` is node:http that writes the same bytes and
 * headers from a map and does nothing else. Prints its port; answers each line on stdin with the CPU it has used so far.
 * Arguments: kind, release folder.
 */
const [kind, dir = ''] = process.argv.slice(2)
const app = await buildApp({ release: await loadRelease(dir, { tls: false }), clock: () => new Date() })

let server = app.server
if (kind === 'app') await app.listen({ port: 0, host: '127.0.0.1' })
else {
  // The bare server sends what ours would: the answers are collected from ours first.
  const answers = new Map<string, { headers: string[]; body: Buffer }>()
  for (const path of JSON.parse(process.argv[4] ?? '[]') as string[]) {
    const reply = await app.inject({ url: path, headers: { 'accept-encoding': 'gzip, deflate, br' } })
    const headers = Object.entries(reply.headers)
      .filter(([name]) => !['date', 'connection'].includes(name))
      .flatMap(([name, value]) => [name, String(value)])
    answers.set(path, { headers, body: reply.rawPayload })
  }
  server = createServer((request, reply) => {
    const answer = answers.get(request.url ?? '')
    if (answer) reply.writeHead(200, answer.headers).end(answer.body)
    else reply.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
process.stdin.on('data', () => {
  const { user, system } = process.cpuUsage()
  process.stdout.write(`${user + system}\n`)
})
