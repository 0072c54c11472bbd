import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ProductsSchema } from '../../../src/schema/product.ts'
import { readClaims } from '../../../src/server/sign-in/claims.ts'
import { loadProducts, type Product, readSecrets } from '../../../src/server/sign-in/products.ts'

const PASS = { issuer: 'https://pass.example', clientId: 'marquee' }
const SECRETS = { MARQUEE_AUTH_BADGE_PASS_CLIENT_SECRET: 'hush' }

function aFile(content: unknown): string {
  const dir = mkdtempSync(join(tmpdir(), 'marquee-products-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const file = join(dir, 'products.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const load = (ofFestival: object, content?: unknown, secrets: Record<string, string> = {}) =>
  loadProducts(ProductsSchema.parse(ofFestival), { file: content === undefined ? undefined : aFile(content), secrets })

test('puts a product together from the festival, a file and the environment', async () => {
  expect(await load({})).toEqual([])
  const [product] = await load({ 'badge-pass': PASS }, undefined, SECRETS)
  expect(product).toMatchObject({ ...PASS, name: 'badge-pass', clientSecret: 'hush', scope: 'openid profile' })
  const [changed] = await load(
    { pass: { ...PASS, roles: { crew: 'staff' } } },
    { pass: { clientId: 'other', clientSecret: 'of the file' } },
  )
  expect(changed).toMatchObject({
    issuer: PASS.issuer,
    clientId: 'other',
    clientSecret: 'of the file',
    roles: { crew: 'staff' },
  })
  const [ofFile] = await load({}, { pass: { ...PASS, isPublicClient: true } })
  expect(ofFile).toMatchObject({ name: 'pass', clientSecret: undefined })
  expect(readSecrets({ ...SECRETS, MARQUEE_AUTH: 'x', PATH: 'y', MARQUEE_AUTH_X_CLIENT_SECRET: '' })).toEqual(SECRETS)
})

test('says which piece of a product is missing, and where it goes', async () => {
  const problem = (...parts: Parameters<typeof load>) => load(...parts).then(String, (error: Error) => error.message)
  expect(await problem({ 'badge-pass': PASS })).toBe(
    'The login product "badge-pass" has no client secret. Set MARQUEE_AUTH_BADGE_PASS_CLIENT_SECRET, or isPublicClient if its provider gave none.',
  )
  expect(await problem({}, { pass: { issuer: PASS.issuer } })).toMatch(
    /^The login product "pass" has no usable "clientId" \(.+\)\. Set it in festival\.config\.ts or in the file that MARQUEE_AUTH names\.$/,
  )
  expect(await problem({}, '{"pass": secret')).toMatch(
    /^The file ".*products.json" .* cannot be used: it is not JSON\.$/,
  )
  expect(await problem({}, { 'sign-out': PASS })).toContain('a product cannot be called account or sign-out')
  expect(await problem({}, { pass: { ...PASS, issuer: 'pass.example' } })).toContain('no usable "issuer"')
  const missing = loadProducts({}, { file: '/nowhere/products.json', secrets: {} })
  await expect(missing).rejects.toThrow(
    'The file "/nowhere/products.json" that MARQUEE_AUTH names cannot be used: ENOENT',
  )
})

const product = (change: object): Product => ({
  ...(ProductsSchema.parse({ pass: { ...PASS, ...change } }).pass as Product),
  name: 'pass',
  clientSecret: undefined,
})
const ROLES = { crew: 'staff', hall: { venues: ['hall', 'room'] }, club: { venues: ['club'] }, team: 'editor' }

test('gives the roles that the claim’s values are mapped to, and none for anything else [P03]', () => {
  const rolesOf = (claim: unknown, change: object = {}, more: object = {}) => {
    const { roles, venues } = readClaims('x', { roles: claim, ...more }, product({ roles: ROLES, ...change }))
    return [roles, venues]
  }
  expect(rolesOf(undefined)).toEqual([['attendee'], undefined])
  expect(rolesOf(['staff', 'editor', 'admin', '__proto__', 'constructor'])).toEqual([['attendee'], undefined])
  expect(rolesOf({ crew: true })).toEqual([['attendee'], undefined])
  expect(rolesOf('crew')).toEqual([['attendee', 'staff'], undefined])
  expect(rolesOf(['hall', 'club'])).toEqual([
    ['attendee', 'staff'],
    ['hall', 'room', 'club'],
  ])
  expect(rolesOf(['hall', 'crew', 'team'])).toEqual([['attendee', 'staff', 'editor'], undefined])
  expect(rolesOf(['team'])).toEqual([['attendee', 'editor'], undefined])
  expect(rolesOf(['crew'], { venuesClaim: 'doors' }, { doors: ['club'] })).toEqual([['attendee', 'staff'], ['club']])
  // Who is staff of the venues that a claim names, and it names none, sets no door.
  expect(rolesOf(['crew'], { venuesClaim: 'doors' })).toEqual([['attendee', 'staff'], []])
  expect(rolesOf(['team'], { venuesClaim: 'doors' }, { doors: ['club'] })).toEqual([['attendee', 'editor'], undefined])
})

test('takes a name from what providers send, and a picture only from where pages may show it', () => {
  const nameOf = (said: Record<string, unknown>) => {
    const { firstName, lastName } = readClaims('x', said, product({})).claims
    return [firstName, lastName]
  }
  expect(nameOf({ given_name: ' Ida ', family_name: 'Ash\nworth', name: 'other' })).toEqual(['Ida', 'Ash worth'])
  expect(nameOf({ name: 'Ida van Ashworth' })).toEqual(['Ida', 'van Ashworth'])
  expect(nameOf({ preferred_username: 'ida' })).toEqual(['ida', ''])
  expect(nameOf({ name: 7, given_name: ['x'] })).toEqual(['', ''])
  expect(nameOf({ name: 'x'.repeat(5_000) })).toEqual(['x'.repeat(100), ''])

  const pictureOf = (picture: unknown) =>
    readClaims('x', { picture }, product({ pictures: ['https://faces.example'] })).claims.imageUrl
  expect(pictureOf('https://faces.example/ida.jpg')).toBe('https://faces.example/ida.jpg')
  for (const other of [
    'https://elsewhere.example/x.jpg',
    'http://faces.example/x.jpg',
    'javascript:alert(1)',
    'x',
    7,
  ]) {
    expect(pictureOf(other)).toBeUndefined()
  }
})
