import { connect, type Socket } from 'node:net'

/**
 * Viewers of their own connections, each asking again and again. Prints a line when all are connected and one with what
 * happened. `known` is the part of them that sends the validator of the answer.
 */
const [port = 0, viewers = 0, seconds = 0, known = 0, everyMs = 0, spread = 0] = process.argv.slice(2).map(Number)

interface Viewer {
  socket: Socket
  request: Buffer
  askedAt: number
  /** Bytes of the answer's body that are still to come; negative while its head is awaited. */
  missing: number
  head: string
}

const first = await fetch(`http://127.0.0.1:${port}/statuses.json`)
const etag = first.headers.get('etag') ?? ''
const toRequest = (isKnown: boolean) =>
  Buffer.from(
    `GET /statuses.json HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: */*\r\nAccept-Encoding: gzip, deflate, br\r\n` +
      'User-Agent: Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36\r\n' +
      'Sec-Fetch-Site: same-origin\r\nSec-Fetch-Mode: cors\r\nSec-Fetch-Dest: empty\r\nCache-Control: max-age=0\r\n' +
      `Referer: http://127.0.0.1:${port}/2026/schedule\r\n${isKnown ? `If-None-Match: ${etag}\r\n` : ''}\r\n`,
  )
const requests = [toRequest(false), toRequest(true)] as const

let isMeasuring = false
let answered = 0
let failed = 0
let notModified = 0
const waits: number[] = []

function onAnswer(viewer: Viewer): void {
  if (!isMeasuring) return
  answered += 1
  waits.push(performance.now() - viewer.askedAt)
}

function onData(viewer: Viewer, data: Buffer): void {
  let rest = data
  if (viewer.missing < 0) {
    viewer.head += data.toString('latin1')
    const end = viewer.head.indexOf('\r\n\r\n')
    if (end < 0) return
    const status = viewer.head.slice(9, 12)
    if (isMeasuring && status === '304') notModified += 1
    if (status !== '304' && status !== '200') {
      failed += 1
      if (failed === 1) console.error(viewer.head.slice(0, 200))
    }
    const length = /\r\ncontent-length: (\d+)/i.exec(viewer.head.slice(0, end))?.[1]
    viewer.missing = status === '304' ? 0 : Number(length)
    rest = Buffer.from(viewer.head.slice(end + 4), 'latin1')
    viewer.head = ''
  }
  viewer.missing -= rest.length
  if (viewer.missing > 0) return
  viewer.missing = -1
  onAnswer(viewer)
}

function ask(viewer: Viewer): void {
  viewer.askedAt = performance.now()
  viewer.socket.write(viewer.request)
  setTimeout(ask, everyMs * (1 - spread + 2 * spread * Math.random()), viewer)
}

/** Connects and asks at once, as a page does: who connects and says nothing is sent away after ten seconds. */
function open(index: number): void {
  const isKnown = (index * 0.618034) % 1 < known
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  const viewer: Viewer = { socket, request: requests[isKnown ? 1 : 0], askedAt: 0, missing: -1, head: '' }
  socket
    .on('connect', () => ask(viewer))
    .on('data', (data) => onData(viewer, data))
    .on('error', (error) => {
      failed += 1
      if (failed === 1) console.error(error.message)
    })
}

for (let index = 0; index < viewers; index += 1) setTimeout(open, Math.random() * everyMs, index)
// Everybody has asked once, and what is measured are questions alone.
await new Promise((done) => setTimeout(done, everyMs * (1 + spread)))
console.log('ready')
isMeasuring = true
const start = performance.now()
await new Promise((done) => setTimeout(done, seconds * 1000))
const took = (performance.now() - start) / 1000
waits.sort((a, b) => a - b)
const at = (part: number) => Number((waits[Math.floor(waits.length * part)] ?? Number.NaN).toFixed(1))
console.log(JSON.stringify({ answered, failed, not_modified: notModified, p50: at(0.5), p99: at(0.99), seconds: took }))
process.exit(0)
