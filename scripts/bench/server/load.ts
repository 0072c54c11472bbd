import { Agent, request } from 'node:http'

/**
 * Load generator, a process of its own so that its work is not counted as the server's: asks for each path in turn over
 * a few connections that stay open, and ends after a fixed number of requests.
 * Arguments: port, number of requests, connections, paths as JSON.
 */
const [port, total, connections] = process.argv.slice(2, 5).map(Number) as [number, number, number]
const paths = JSON.parse(process.argv[5] ?? '[]') as string[]
const agent = new Agent({ keepAlive: true, maxSockets: connections })
let [sent, failed] = [0, 0]

const ask = (path: string) =>
  new Promise<void>((resolve) => {
    request({ port, path, agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (reply) => {
      if (reply.statusCode !== 200) failed += 1
      reply.resume().on('end', resolve)
    })
      .on('error', () => {
        failed += 1
        resolve()
      })
      .end()
  })

await Promise.all(
  Array.from({ length: connections }, async () => {
    while (sent < total) await ask(paths[sent++ % paths.length] ?? '/')
  }),
)
agent.destroy()
process.stdout.write(JSON.stringify({ sent: total, failed }))
