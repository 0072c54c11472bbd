import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * Load generator, a process of its own: every connection keeps one favorite after the other, each a new one, and waits
 * for the answer before the next. Speaks HTTP by hand, because a client that parses everything costs as much as the
 * server. Reads `{ port, headers, connections, seconds, events, from }` from stdin, and prints what was acknowledged.
 */
const { port, headers, connections, seconds, events, from } = JSON.parse(await text(process.stdin)) as {
  port: number
  headers: string[]
  connections: number
  seconds: number
  events: number
  /** The number of the first favorite: those below are kept already. */
  from: number
}
const times: number[] = []
let next = from
let failed = 0

/** The nth favorite: people take turns, so that neighbours are never of the same person. */
function toRequest(n: number): string {
  const body = `{"id":"e${Math.floor(n / headers.length) % events}"}`
  const mine = headers[n % headers.length]
  return `POST /favorite/events HTTP/1.1\r\nHost: 127.0.0.1\r\n${mine}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

/** The status of the answer at the beginning of the text and where it ends; nothing while it is not all there. */
function readAnswer(received: string): { status: number; end: number } | undefined {
  const head = received.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))?.[1] ?? 0)
  const end = head + 4 + length
  return received.length < end ? undefined : { status: Number(received.slice(9, 12)), end }
}

async function keepOn(socket: Socket, until: number): Promise<void> {
  let received = ''
  socket.setEncoding('latin1').setNoDelay(true)
  while (performance.now() < until) {
    const begun = performance.now()
    socket.write(toRequest(next++))
    let answer = readAnswer(received)
    while (!answer) {
      received += (await once(socket, 'data'))[0]
      answer = readAnswer(received)
    }
    received = received.slice(answer.end)
    if (answer.status === 201) times.push(performance.now() - begun)
    else failed += 1
  }
  socket.destroy()
}

const sockets = Array.from({ length: connections }, () => connect(port, '127.0.0.1'))
await Promise.all(sockets.map((socket) => once(socket, 'connect')))
const begun = performance.now()
await Promise.all(sockets.map((socket) => keepOn(socket, begun + seconds * 1000)))
const took = (performance.now() - begun) / 1000
times.sort((a, b) => a - b)
const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1))
process.stdout.write(
  JSON.stringify({ kept: times.length, failed, next, perSecond: times.length / took, p50: at(0.5), p99: at(0.99) }),
)
