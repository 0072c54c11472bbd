import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { LISTEN_AGAIN_MS, LISTEN_CHECK_MS } from '../../limits.ts'

export const CHANNEL = 'marquee_statuses'

/**
 * Calls back at every notification, on a connection of its own. When it is lost it comes back by itself; then it calls
 * back too, because nobody knows what was missed. Answers how to stop.
 */
export function listen(makeClient: () => Client, onChange: () => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping

  async function listenOnce(): Promise<void> {
    const client = makeClient()
    const ended = new AbortController()
    const lost = new Promise<never>((_, reject) => {
      client.on('error', reject)
      client.on('end', () => reject(new Error('the connection ended')))
      signal.addEventListener('abort', () => reject(new Error('stopped')), { signal: ended.signal })
    })
    lost.catch(() => {})
    try {
      await Promise.race([client.connect(), lost])
      client.on('notification', onChange)
      await client.query(`listen ${CHANNEL}`)
      onChange()
      // A connection that died without a word says nothing for ever: it is asked now and then.
      for (;;) {
        await Promise.race([wait(LISTEN_CHECK_MS, undefined, { ref: false, signal }), lost])
        await client.query('select 1')
      }
    } finally {
      ended.abort()
      client.removeListener('notification', onChange)
      void client.end().catch(() => {})
    }
  }

  async function listenOn(): Promise<void> {
    while (!signal.aborted) {
      await listenOnce().catch(() => {})
      await wait(LISTEN_AGAIN_MS, undefined, { ref: false, signal }).catch(() => {})
    }
  }
  void listenOn()
  return () => stopping.abort()
}
