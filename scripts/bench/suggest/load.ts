import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

/**
 * Load generator, a process of its own: sends queries at a fixed pace, however slowly they are answered, and counts each
 * from the moment it was due, so that a server that stalls cannot hide it.
 * Arguments: port, requests a second, seconds, seed; the queries as JSON on stdin.
 */
const [port = 0, rate = 500, seconds = 5, seed = 0] = process.argv.slice(2).map(Number)
const queries = JSON.parse(readFileSync(0, 'utf8')) as string[]
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const total = rate * seconds
const times: number[] = []
let failed = 0

const ask = (query: string, due: number) =>
  new Promise<void>((resolve) => {
    const done = (isFailed: boolean) => {
      if (isFailed) failed += 1
      else times.push(performance.now() - due)
      resolve()
    }
    const body = JSON.stringify({ q: query })
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-csrf-token': '',
      'accept-encoding': 'gzip, deflate, br',
    }
    request({ port, path: '/search/suggestions', method: 'POST', agent, headers }, (reply) => {
      reply.resume().on('end', () => done(reply.statusCode !== 200))
    })
      .on('error', () => done(true))
      .end(body)
  })

const started = performance.now()
const asked: Promise<void>[] = []
await new Promise<void>((resolve) => {
  const send = () => {
    const due = Math.min(total, Math.floor(((performance.now() - started) / 1000) * rate))
    while (asked.length < due) {
      const number = asked.length
      // Queries in an order that neither repeats soon nor follows the programme.
      const query = queries[((number + seed) * 7919) % queries.length] ?? ''
      asked.push(ask(query, started + (number / rate) * 1000))
    }
    if (asked.length < total) setTimeout(send, 1)
    else resolve()
  }
  send()
})
await Promise.all(asked)
agent.destroy()
times.sort((a, b) => a - b)
const at = (part: number) =>
  Number((times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN).toFixed(2))
process.stdout.write(JSON.stringify({ failed, p50: at(0.5), p99: at(0.99), max: at(1) }))
