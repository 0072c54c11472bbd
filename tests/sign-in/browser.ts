import type { InjectOptions } from 'fastify'
import type { Api } from '../../src/server/api.ts'

/** The cookies of one browser, as `Set-Cookie` changes them. */
export class Jar {
  readonly cookies = new Map<string, string>()

  take(lines: string | string[] | undefined | null): void {
    for (const line of [lines ?? []].flat()) {
      const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? []
      if (/max-age=0/i.test(rest)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }

  get header(): { cookie: string } | Record<string, never> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return cookie === '' ? {} : { cookie }
  }
}

/** A browser without script in front of a server that is asked directly, and of a provider that is asked over http. */
export function aBrowser(app: Api, host = '127.0.0.1:4321') {
  const jar = new Jar()
  const providerJar = new Jar()
  const origin = `http://${host}`

  const ask = async (url: string, options: Omit<InjectOptions, 'url'> = {}) => {
    const headers = { host, accept: 'text/html', ...jar.header, ...options.headers }
    const reply = await app.inject({ ...options, url, headers })
    jar.take(reply.headers['set-cookie'])
    return reply
  }
  const post = (url: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    ask(url, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })

  /** Goes through the provider's pages as somebody, and answers the address that leads back. */
  const choose = async (start: string, who: string): Promise<string> => {
    let url = start
    for (let steps = 0; steps < 10; steps += 1) {
      const reply = await fetch(url, { redirect: 'manual', headers: providerJar.header })
      providerJar.take(reply.headers.getSetCookie())
      const location = reply.headers.get('location')
      if (location === null) url = `${url.split('?')[0]}?who=${encodeURIComponent(who)}`
      else url = new URL(location, url).href
      if (url.startsWith(origin)) return url.slice(origin.length)
    }
    throw new Error(`the provider does not lead back: ${url}`)
  }

  /** From the form to the answer of the callback. */
  const signIn = async (who: string, { product = 'pass', to = '/' } = {}) => {
    const going = await post(`/auth/${product}?origin=${encodeURIComponent(to)}`)
    return ask(await choose(String(going.headers.refresh).slice('0;url='.length), who))
  }
  return { jar, providerJar, ask, post, choose, signIn, origin, host }
}
