import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { anApp } from './a-release.ts'

/** The address of a server that listens; `fetch` then speaks to it as a browser does. */
async function aServer(): Promise<string> {
  const app = await anApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

test('answers features, an event, a contributor and their refusals over real HTTP [C07] [C12] [C13] [V02] [X03]', async () => {
  const url = await aServer()
  const get = async (path: string) => {
    const reply = await fetch(url + path)
    return [reply.status, await reply.json()]
  }

  expect(await get('/api/web/features')).toEqual([200, expect.objectContaining({ venues: true, pagination: true })])
  expect(await get('/api/web/2026/events/concert')).toEqual([200, expect.objectContaining({ name: 'Øya Night' })])
  expect(await get('/api/web/contributors/host')).toEqual([200, expect.objectContaining({ name: 'Ana Host' })])
  expect(await get('/api/web/2026/events/')).toEqual([
    400,
    { error: 'Bad Request', message: 'Event ID is required', request_id: expect.any(String) },
  ])
  expect(await get('/api/web/2026/contributors/nobody')).toEqual([
    404,
    { error: 'Not Found', message: 'Failed to fetch record', request_id: expect.any(String) },
  ])
})

test('sends pages compressed, again as 304, and a real 404 over real HTTP [R13]', async () => {
  const url = await aServer()
  const headers = { 'accept-encoding': 'br' }
  const page = await fetch(`${url}/events/concert`, { headers })
  const text = await page.text()
  const known = { ...headers, 'if-none-match': page.headers.get('etag') ?? '' }
  const again = await fetch(`${url}/events/concert`, { headers: known })
  const missing = await fetch(`${url}/2026/events/nothing`)

  expect(page.headers.get('content-encoding')).toBe('br')
  expect(text).toContain('<h1>Øya Night</h1>')
  expect(again.status).toBe(304)
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('Page not found')
})
