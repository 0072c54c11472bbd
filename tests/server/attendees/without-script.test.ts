import { expect, test } from 'vitest'
import { aDirectoryApp, SHELL } from './a-directory.ts'

async function aSite(parts = {}) {
  const { app } = await aDirectoryApp(parts)
  return app
}
const titlesIn = (html: string) => [...html.matchAll(/<h3><a href="([^"]+)"/g)].map(([, href]) => href)

test('shows the people in the page itself when an address asks for them, and keeps it nowhere [R11]', async () => {
  const app = await aSite()
  const reply = await app.inject('/attendees?q=publishing')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.headers['content-security-policy']).toBeDefined()
  expect(titlesIn(reply.body)).toEqual(['/attendees/ada-1', '/attendees/cleo.x'])
  expect(reply.body).toContain('Showing 2 results')
  expect(reply.body).toContain('name="q" value="publishing"')
  expect(titlesIn((await app.inject('/2026/attendees?page=1')).body)).toHaveLength(4)
  expect(titlesIn((await app.inject('/attendees?filters=country:Chile')).body)).toEqual([
    '/attendees/ben',
    '/attendees/cleo.x',
  ])
})

test('leads from page to page of a long list, and past its end says that there is nothing [R11]', async () => {
  const people = Array.from({ length: 130 }, (_, index) => ({ uid: `p${index}`, name: `Person ${1000 + index}` }))
  const app = await aSite({ people })
  const second = await app.inject('/attendees?page=2')
  expect(titlesIn(second.body)[0]).toBe('/attendees/p60')
  expect(second.body).toContain('href="?page=3"')
  const beyond = await app.inject('/attendees?page=99999999999')
  expect([beyond.statusCode, titlesIn(beyond.body)]).toEqual([200, []])
  for (const page of ['-1', 'x', '1.5', 'Infinity', '']) {
    expect((await app.inject(`/attendees?page=${page}`)).statusCode, page).toBe(200)
  }
})

test('without a question, or for who may not know, the page is the built one [R11]', async () => {
  expect((await (await aSite()).inject('/attendees')).body).toBe(SHELL)
  expect((await (await aSite({ directory: { signedInOnly: true } })).inject('/attendees?q=ada')).body).toBe(SHELL)
  const closed = await aSite({ features: { attendee_directory: false } })
  expect((await closed.inject('/attendees?q=ada')).body).toBe(SHELL)
})

test('what somebody typed is text in the page, whatever it holds', async () => {
  const app = await aSite()
  const { body } = await app.inject(`/attendees?q=${encodeURIComponent('"><script>x</script>')}`)
  expect(body).not.toContain('<script>')
})
