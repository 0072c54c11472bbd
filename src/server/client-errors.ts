import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { apiText } from '../text/api.ts'
import { toErrorAnswer } from './errors.ts'
import { LINGER_MS } from './limits.ts'

const STATUS_BY_CODE: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }
const MESSAGES: Record<number, string> = { 408: apiText.tooSlow, 431: apiText.headersTooLarge }

/**
 * Answers what node's parser refuses before there is a request: too slow, headers too large, not HTTP, or both
 * Content-Length and Transfer-Encoding (RFC 9112 §6.3). The answer is written by hand and carries the same headers as
 * every other one; the connection ends, because nobody knows where the next request would begin.
 */
export function clientErrorHandler(headers: Readonly<Record<string, string>>, nextId: () => string) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    // An answer that has begun must not get a second one in its middle.
    const current = (socket as Socket & { _httpMessage?: { headersSent: boolean } | null })._httpMessage
    if (current?.headersSent) {
      socket.destroy()
      return
    }
    const status = STATUS_BY_CODE[error.code ?? ''] ?? 400
    const id = nextId()
    const body = JSON.stringify(toErrorAnswer(status, MESSAGES[status] ?? apiText.notHttp, id))
    const lines = Object.entries({
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      'X-Request-Id': id,
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    // Closing at once while bytes still arrive would reset the connection and lose the answer on its way.
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  }
}
