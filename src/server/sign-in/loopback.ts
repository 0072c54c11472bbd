/** Whether a host name or address is this very machine, as browsers see it (Secure Contexts §3.1). */
export const isLoopback = (host: string): boolean =>
  /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)

/** The name in a `Host` header, or in an origin, without its port. */
export function hostNameOf(host: string | undefined): string | undefined {
  if (host === undefined) return undefined
  const address = host.includes('://') ? host : `http://${host}`
  return URL.canParse(address) ? new URL(address).hostname : undefined
}
