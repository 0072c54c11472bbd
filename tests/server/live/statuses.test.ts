import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ASSET_POLICY, securityHeaders } from '../../../src/domain/security-headers.ts'
import { STATUS_TRUST_MS } from '../../../src/server/limits.ts'
import { doors, START } from './a-door.ts'

const at = (ms: number) => new Date(START + ms).toISOString()

test('staff set a door, and everybody reads it at once [C15] [C16] [T02] [P03]', async () => {
  const { signIn, anyone, pass } = await doors()
  const ana = await signIn('Ana', ['staff'])

  expect((await anyone.ask(['concert', 'talk'])).json()).toEqual([
    { id: 'concert', status: 'none' },
    { id: 'talk', status: 'none' },
  ])
  const set = await ana.patch('concert', { status: 'green', message: 'Now Seating SXXPress' })
  expect(set.statusCode).toBe(200)
  expect(set.json()).toEqual({
    id: 'concert',
    status: 'green',
    message: 'Now Seating SXXPress',
    set_at: at(0),
    revision: 1,
    name: 'Ana Person',
  })
  pass(60_000)
  // One field at a time leaves the other as it is.
  await ana.patch('concert', { status: 'red' })
  expect((await anyone.ask(['concert', 'nothing', 'secret', 'concert'])).json()).toEqual([
    { id: 'concert', status: 'red', message: 'Now Seating SXXPress', set_at: at(60_000) },
  ])
  await ana.patch('concert', { message: 'none' })
  expect((await anyone.ask(['concert'])).json()).toEqual([{ id: 'concert', status: 'red', set_at: at(60_000) }])
  await ana.patch('concert', { message: 'Not Yet Seating' })
  await ana.patch('concert', { message: '' })
  expect((await anyone.board()).json()).toEqual({
    revision: 5,
    at: at(60_000),
    zone: 'America/Chicago',
    suffix: 'CT',
    statuses: [
      {
        id: 'concert',
        status: 'red',
        set_at: at(60_000),
        over_at: '2026-03-12T11:00:00-05:00',
        name: 'Øya Night',
        start_at: '2026-03-12T09:30:00-05:00',
        venues: ['room', 'hall'],
      },
    ],
  })
  await ana.patch('concert', { status: 'none' })
  expect((await anyone.board()).json()).toEqual({
    revision: 6,
    at: at(60_000),
    zone: 'America/Chicago',
    suffix: 'CT',
    statuses: [],
  })
})

test('takes the messages of the specification, and no other word [K03] [C16]', async () => {
  const { signIn } = await doors()
  const ana = await signIn('Ana', ['staff'])
  const MESSAGES = [
    'Not Yet Seating',
    'Now Seating Film & TV Guest Tickets',
    'Now Seating SXXPress',
    'Now Seating Primary Access',
    'Now Seating Secondary Access',
    'Now Seating Single Admission Tickets',
    'No Longer Seating',
  ]
  for (const message of MESSAGES) expect((await ana.patch('talk', { message })).json().message).toBe(message)
  for (const status of ['none', 'green', 'yellow', 'red', 'canceled'])
    expect((await ana.patch('talk', { status })).json().status).toBe(status)

  for (const [body, field] of [
    [{ status: 'purple' }, 'status'],
    [{ status: 'unknown' }, 'status'],
    [{ status: null }, 'status'],
    [{ message: 'Come in!' }, 'message'],
    [{ message: 'not yet seating' }, 'message'],
    [{ status: 'green', message: '<b>' }, 'message'],
    [{ message: 7 }, 'message'],
    [{}, 'status'],
    [{ id: 'talk' }, 'status'],
  ] as const) {
    const answer = await ana.patch('talk', body)
    expect([body, answer.statusCode]).toEqual([body, 400])
    expect(answer.json().message).toContain(`"${field}"`)
  }
  expect((await ana.patch('talk', [])).statusCode).toBe(400)
  expect((await ana.ask('talk')).statusCode).toBe(400)
  expect((await ana.ask(Array.from({ length: 501 }, (_, i) => `e${i}`))).statusCode).toBe(400)
  expect((await ana.ask(['talk'])).json()).toEqual([
    { id: 'talk', status: 'canceled', message: 'No Longer Seating', set_at: at(0) },
  ])
})

test('staff of a venue set its doors and those of its rooms, and nobody else does [P03] [C16]', async () => {
  const { signIn, anyone, app } = await doors()
  const [all, hall, room, club, none] = [
    await signIn('Ana', ['staff']),
    await signIn('Ben', ['staff'], ['hall']),
    await signIn('Cy', ['attendee', 'staff'], ['room']),
    await signIn('Di', ['staff'], ['club']),
    await signIn('Eli', ['staff'], []),
  ]
  const [attendee, editor] = [await signIn('Flo', ['attendee']), await signIn('Gus', ['editor'])]
  const codes = async (id: string) => {
    const statuses: number[] = []
    for (const caller of [all, hall, room, club, none, attendee, editor, anyone])
      statuses.push((await caller.patch(id, { status: 'green' })).statusCode)
    return statuses
  }
  expect(await codes('concert')).toEqual([200, 200, 200, 403, 403, 403, 403, 401])
  expect(await codes('talk')).toEqual([200, 403, 403, 200, 403, 403, 403, 401])
  // What has no venue belongs to those who look after everything.
  expect(await codes('somewhere')).toEqual([200, 403, 403, 403, 403, 403, 403, 401])
  expect(await codes('secret')).toEqual([404, 404, 404, 404, 404, 403, 403, 401])
  expect(await codes('nothing')).toEqual([404, 404, 404, 404, 404, 403, 403, 401])

  const logs = async (venue: string) => {
    const statuses: number[] = []
    for (const caller of [all, hall, room, club, none, attendee, editor, anyone])
      statuses.push((await caller.log(venue)).statusCode)
    return statuses
  }
  expect(await logs('room')).toEqual([200, 200, 200, 403, 403, 403, 403, 401])
  expect(await logs('hall')).toEqual([200, 200, 403, 403, 403, 403, 403, 401])
  expect(await logs('nothing')).toEqual([404, 404, 404, 404, 404, 403, 403, 401])

  // A page of another site cannot use the session, and a token of another one is not enough.
  expect((await hall.patch('concert', { status: 'red' }, { origin: 'https://evil.example' })).statusCode).toBe(403)
  const stolen = { 'x-csrf-token': all.headers['x-csrf-token'] ?? '' }
  expect((await hall.patch('concert', { status: 'red' }, stolen)).statusCode).toBe(403)
  const bare = await app.inject({ method: 'POST', url: '/statuses', payload: { ids: ['talk'] } })
  expect(bare.statusCode).toBe(403)
})

test('a session that ended sets nothing [C16]', async () => {
  const { signIn, anyone, pass } = await doors()
  const ana = await signIn('Ana', ['staff'])
  await ana.patch('talk', { status: 'green' })
  pass(31 * 60_000)
  expect((await ana.patch('talk', { status: 'red' })).statusCode).toBe(401)
  expect((await ana.log('club')).statusCode).toBe(401)
  // Once the store was asked again, what was set is still there.
  await expect.poll(async () => (await anyone.board()).json().statuses?.[0]?.status, { timeout: 5000 }).toBe('green')
})

test('of two who set a door at once the later revision wins, and both are in the log [C16]', async () => {
  const { signIn, anyone } = await doors()
  const [ana, ben] = [await signIn('Ana', ['staff']), await signIn('Ben', ['staff'], ['room'])]
  const [one, two] = await Promise.all([
    ana.patch('concert', { status: 'green' }),
    ben.patch('concert', { status: 'red', message: 'No Longer Seating' }),
  ])
  const later = [one.json(), two.json()].sort((a, b) => b.revision - a.revision)[0]
  expect(one.json().revision).not.toBe(two.json().revision)
  expect((await anyone.board()).json().statuses[0].status).toBe(later.status)

  const log = (await ben.log('room')).json()
  expect(log).toHaveLength(2)
  expect(log[0]).toEqual(later)
  expect(JSON.stringify(log)).not.toContain('uid')
  expect((await ben.log('room')).headers['cache-control']).toBe('no-store')
  // The building's log holds that of its rooms; another venue's does not.
  expect((await ana.log('hall')).json()).toHaveLength(2)
  expect((await ana.log('club')).json()).toEqual([])
})

test('is polled cheaply: one validator until something changes, a short shared life, and the server’s own clock [C15]', async () => {
  const { signIn, anyone, pass } = await doors()
  const ana = await signIn('Ana', ['staff'])
  await ana.patch('concert', { status: 'yellow' })
  const first = await anyone.board()
  const etag = String(first.headers.etag)
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=5',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
    date: new Date(START).toUTCString(),
    ...Object.fromEntries(
      Object.entries({ ...securityHeaders({}), ...ASSET_POLICY }).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  })
  expect(first.headers).not.toHaveProperty('set-cookie')

  pass(12_000)
  const again = await anyone.board({ 'if-none-match': etag })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  expect(again.headers.date).toBe(new Date(START + 12_000).toUTCString())
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  // Who is signed in gets the same bytes.
  expect((await anyone.board({ cookie: ana.headers.cookie ?? '' })).body).toBe(first.body)

  await ana.patch('concert', { status: 'red' })
  const changed = await anyone.board({ 'if-none-match': etag })
  expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false])
})

test('a large board travels compressed', async () => {
  const { anyone, stores } = await doors()
  for (const status of ['green', 'red'] as const)
    await stores.statuses.set(
      'talk',
      { status, message: 'Now Seating Primary Access' },
      { uid: 'u', name: 'n' },
      new Date(START),
    )
  await new Promise((done) => setTimeout(done, 20))
  const small = await anyone.board({ 'accept-encoding': 'br, gzip' })
  expect(small.headers).not.toHaveProperty('content-encoding')

  const { toBoardAnswer } = await import('../../../src/server/live/status-board.ts')
  const statuses = Array.from({ length: 200 }, (_, i) => ({
    id: `event-${i}`,
    status: 'green' as const,
    set_at: at(i),
    name: `Event ${i}`,
    venues: ['hall'],
  }))
  const { forms } = toBoardAnswer({ revision: 200, at: at(0), zone: 'UTC', suffix: 'UTC', statuses })
  expect(brotliDecompressSync(forms.br)).toEqual(forms.identity)
  expect(gunzipSync(forms.gzip)).toEqual(forms.identity)
  expect(forms.br.length).toBeLessThan(forms.identity.length / 5)
})

test('hears of what another process stored, and says nothing of what is over or not in the programme', async () => {
  const { anyone, stores, pass } = await doors()
  const by = { uid: 'other', name: 'Other' }
  for (const id of ['talk', 'secret', 'gone']) await stores.statuses.set(id, { status: 'green' }, by, new Date(START))
  await stores.statuses.set('concert', { status: 'canceled' }, by, new Date(START))
  await expect
    .poll(async () => (await anyone.board()).json().statuses?.map(({ id }: { id: string }) => id))
    .toEqual(['concert', 'talk'])
  // Four hours later the talk is over; that the concert was canceled is still told.
  pass(4 * 3_600_000)
  await stores.statuses.set('somewhere', { status: 'red' }, by, new Date(START))
  await expect
    .poll(async () => (await anyone.board()).json().statuses?.map(({ id }: { id: string }) => id))
    .toEqual(['concert', 'somewhere'])
})

test('when the store is away it vouches for what it knows for half a minute, and then says so [C15]', async () => {
  const { anyone, stores, pass, signIn, lines } = await doors()
  const ana = await signIn('Ana', ['staff'])
  await ana.patch('talk', { status: 'green' })
  const { since, set } = stores.statuses
  const fail = async () => {
    throw new Error('no connection')
  }
  Object.assign(stores.statuses, { since: fail, set: fail })

  const refused = await ana.patch('talk', { status: 'red' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  pass(STATUS_TRUST_MS)
  expect((await anyone.board()).json().statuses[0].status).toBe('green')
  pass(1)
  const away = await anyone.board()
  expect([away.statusCode, away.headers['retry-after'], away.headers['cache-control']]).toEqual([503, '5', 'no-store'])
  expect((await anyone.ask(['talk'])).statusCode).toBe(503)
  await expect.poll(() => lines.filter((line) => line.includes('no connection')), { timeout: 5000 }).toHaveLength(1)

  Object.assign(stores.statuses, { since, set })
  await expect.poll(async () => (await anyone.board()).statusCode, { timeout: 5000 }).toBe(200)
  expect((await anyone.board()).json().statuses[0].status).toBe('green')
})
