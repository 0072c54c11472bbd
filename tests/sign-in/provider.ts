import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** The people that the provider knows, and what it says about each: names by two conventions, roles in a claim. */
export const PEOPLE = {
  attendee: { name: 'Ida Ashworth', crew: [] },
  staff: { given_name: 'Moss', family_name: 'Delgado', crew: ['doors'] },
  'hall staff': { name: 'Nell Quist', crew: ['doors of the customs house'] },
  /** Each for the tests of one file, which change what they keep. */
  fan: { name: 'Odile Farrow', crew: [] },
  shy: { name: 'Wren Abara', crew: [] },
  leaver: { name: 'Tomas Rask', crew: ['doors of the customs house'] },
  editor: { name: 'Per Anders Lund', crew: ['programme', 'unknown to us'] },
} as const
export type Somebody = keyof typeof PEOPLE

export const CLIENT = { clientId: 'marquee', clientSecret: 'a secret between the two of us' }

/** What a product says about this provider in its configuration. */
export const toProduct = (issuer: string, venue = 'customs-house') => ({
  issuer,
  ...CLIENT,
  rolesClaim: 'crew',
  roles: { doors: 'staff', 'doors of the customs house': { venues: [venue] }, programme: 'editor' } as const,
})

export interface RunningProvider {
  issuer: string
  close(): Promise<void>
}

/**
 * A real OpenID provider on this machine. Its login page is a list of people to choose from, without passwords; the rest
 * is as strict as the library makes it: PKCE, exact redirect addresses, codes that work once.
 */
export async function startProvider(redirectUris: string[], port = 0): Promise<RunningProvider> {
  const server = createServer()
  await new Promise<void>((done, reject) => server.once('error', reject).listen(port, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'given_name', 'family_name', 'crew', 'email'] },
    features: { devInteractions: { enabled: false } },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    jwks: {
      keys: [
        { ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), use: 'sig' },
      ],
    },
    cookies: { keys: ['a key of a provider for tests'] },
    interactions: { url: (_context, { uid }) => `/choose/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id.replace(' ', '.')}@example.org`, ...PEOPLE[id as Somebody] }),
    }),
    // Everybody agrees to everything.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    if (url.pathname === '/favicon.ico') return void response.writeHead(204).end()
    const [, uid] = /^\/choose\/([\w-]+)$/.exec(url.pathname) ?? []
    if (!uid) return void answer(request, response)
    const accountId = url.searchParams.get('who')
    if (accountId === 'nobody') {
      return void provider.interactionFinished(request, response, { error: 'access_denied' })
    }
    if (accountId) return void provider.interactionFinished(request, response, { login: { accountId } })
    const links = [...Object.keys(PEOPLE), 'nobody'].map((who) => `<li><a href="?who=${who}">${who}</a></li>`)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="en"><title>Provider</title><h1>Who are you?</h1><ul>${links.join('')}</ul>`,
    )
  })
  return {
    issuer,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
