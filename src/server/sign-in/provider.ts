import * as oidc from 'openid-client'
import { PROVIDER_TIMEOUT_MS } from '../limits.ts'
import { type Admission, readClaims } from './claims.ts'
import { isLoopback } from './loopback.ts'
import type { Product } from './products.ts'

/** What this browser must bring back with the answer. */
export interface Checks {
  state: string
  nonce: string
  verifier: string
}

/**
 * Why somebody is not signed in: the provider is away, its answer cannot be used, it said no, or the answer is not for
 * this browser, or was used before.
 */
export type SignInProblem = 'unreachable' | 'confused' | 'declined' | 'stale'

export class SignInError extends Error {
  readonly problem: SignInProblem

  constructor(problem: SignInProblem, cause: unknown) {
    super(toLine(cause), { cause })
    this.problem = problem
  }
}

export interface Provider {
  product: Product
  /** Begins: where the visitor goes, and what to hold on to until they are back. */
  begin(redirectUri: string): Promise<{ url: URL; checks: Checks }>
  /** Ends: who came back to `url`, which is the redirect address with what the provider said. */
  finish(url: URL, checks: Checks): Promise<Admission>
}

/** A provider by the code flow with PKCE, state and nonce. It is asked about itself when the first visitor needs it. */
export function openProvider(product: Product): Provider {
  let known: Promise<oidc.Configuration> | undefined
  const configuration = () => {
    known ??= discover(product).catch((error) => {
      known = undefined
      throw error
    })
    return known
  }

  return {
    product,
    begin: (redirectUri) =>
      orProblem(async () => {
        const config = await configuration()
        const checks = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: product.scope,
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
          code_challenge_method: 'S256',
        })
        return { url, checks }
      }),
    finish: (url, checks) =>
      orProblem(async () => {
        const config = await configuration()
        if (!isAnswerOf(url, config.serverMetadata().issuer)) throw new SignInError('stale', new Error('not an answer'))
        const tokens = await oidc.authorizationCodeGrant(config, url, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new Error('the provider sent no identity')
        // Providers put the name into the identity or keep it for those who ask.
        const more = config.serverMetadata().userinfo_endpoint
          ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
          : {}
        return readClaims(claims.sub, { ...claims, ...more }, product)
      }),
  }
}

/** Whether an address says what a provider's answer says: one code or one error, of this provider (RFC 9207). */
function isAnswerOf({ searchParams }: URL, issuer: string): boolean {
  const said = [...searchParams.getAll('code'), ...searchParams.getAll('error')]
  return said.length === 1 && searchParams.getAll('iss').every((from) => from === issuer)
}

function discover({ issuer, clientId, clientSecret }: Product): Promise<oidc.Configuration> {
  const server = new URL(issuer)
  return oidc.discovery(
    server,
    clientId,
    undefined,
    clientSecret === undefined ? oidc.None() : oidc.ClientSecretBasic(clientSecret),
    {
      timeout: PROVIDER_TIMEOUT_MS / 1000,
      // Plain http never leaves the machine.
      execute: isLoopback(server.hostname) ? [oidc.allowInsecureRequests] : [],
    },
  )
}

async function orProblem<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw error instanceof SignInError ? error : new SignInError(toProblem(error), error)
  }
}

function toProblem(error: unknown): SignInProblem {
  if (error instanceof oidc.AuthorizationResponseError) {
    return /^(server_error|temporarily_unavailable)$/.test(error.error) ? 'unreachable' : 'declined'
  }
  if (error instanceof oidc.ResponseBodyError) {
    if (error.status >= 500) return 'unreachable'
    return error.error === 'invalid_grant' ? 'stale' : 'confused'
  }
  if (error instanceof oidc.ClientError) {
    if (error.code === 'OAUTH_TIMEOUT') return 'unreachable'
    const { cause } = error
    return cause instanceof Response && cause.status >= 500 ? 'unreachable' : 'confused'
  }
  // What `fetch` throws when nobody answers.
  return error instanceof TypeError && error.message === 'fetch failed' ? 'unreachable' : 'confused'
}

/** One line without what a provider may have put into its answer. */
function toLine(error: unknown): string {
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError) return error.error
  if (!(error instanceof Error)) return 'something unknown'
  const { cause } = error
  const why = cause instanceof Error ? `: ${cause.message}` : cause instanceof Response ? `: ${cause.status}` : ''
  return `${error.message}${why}`
}
