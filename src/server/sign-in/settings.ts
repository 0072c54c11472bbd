import type { FastifyRequest } from 'fastify'
import { apiText } from '../../text/api.ts'
import { HttpError } from '../errors.ts'
import { hostNameOf, isLoopback } from './loopback.ts'
import type { Product } from './products.ts'

/** How people sign in at this server. */
export interface SignInSettings {
  products: readonly Product[]
  /**
   * Whether the demo product may stand in while there is no product (ROWS D05): never, for visitors on this machine, or
   * for everybody because a variable says so.
   */
  demo: 'off' | 'loopback' | 'forced'
  /** True when visitors come by https. */
  tls: boolean
}

export const NO_SIGN_IN: SignInSettings = { products: [], demo: 'off', tls: false }

/** The demo product's rule: no provider, and a server that listens to this machine alone or was told to. */
export function demoOf(products: readonly Product[], { host, forced }: { host: string; forced: boolean }) {
  if (products.length > 0) return 'off'
  return forced ? 'forced' : isLoopback(host) ? 'loopback' : 'off'
}

/**
 * Whether the demo product is there for a request. Behind a proxy on the same machine a server listens to loopback and
 * the world reaches it, so the request itself must name this machine too, in all that it says about where it comes from.
 */
export function hasDemo({ demo, products, tls }: SignInSettings, { headers }: FastifyRequest): boolean {
  if (demo !== 'loopback') return demo === 'forced' && products.length === 0
  const named = [headers.host, headers.origin, headers.referer].filter((said) => said !== undefined)
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return products.length === 0 && !tls && !isForwarded && named.every((said) => isLoopback(hostNameOf(said) ?? ''))
}

/** Whether browsers keep `Secure` cookies of the address that they came by. */
export const isSecure = ({ tls }: SignInSettings, { headers }: FastifyRequest): boolean =>
  tls || isLoopback(hostNameOf(headers.host) ?? '')

/** The site's origin as this visitor's browser sees it. */
export function siteOriginOf({ tls }: SignInSettings, { headers }: FastifyRequest): string {
  const address = `${tls ? 'https' : 'http'}://${headers.host}`
  if (!URL.canParse(address) || new URL(address).host !== headers.host?.toLowerCase()) {
    throw new HttpError(400, apiText.notHttp)
  }
  return new URL(address).origin
}
