import { createReadStream, existsSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { dev } from 'astro'
import { Command } from 'commander'
import { activeDir, listYears, sampleDir } from '../src/catalogue/places.ts'
import { loadSite } from '../src/data/pages/site.ts'
import { writeSample } from '../src/data/sample/index.ts'
import { headerRules } from '../src/domain/security-headers.ts'
import { buildApp } from '../src/server/app.ts'
import { openProgrammeSearch } from '../src/server/search/programme-search.ts'

/** A Saturday afternoon of the sample: much is on, much is over, much is still to come. */
const BUSY_AFTERNOON = '2026-03-07T15:40:00-06:00'

const options = new Command('dev')
  .description('Astro with live reload and the API behind the same address; works offline on the sample festival.')
  .option('-p, --port <number>', 'port to listen on', process.env.PORT ?? '4321')
  .option('--now <moment>', 'the moment to show, RFC 3339', BUSY_AFTERNOON)
  .option('--real', 'your own programme and the real clock, instead of the sample')
  .parse()
  .opts<{ port: string; now: string; real?: boolean }>()

process.env.MARQUEE_DEV = '1'
if (!options.real) {
  process.env.MARQUEE_NOW = options.now
  process.env.MARQUEE_PROGRAMME = join('.marquee', 'no-programme')
}
if (activeDir().isSample && listYears(sampleDir()).length === 0) writeSample(sampleDir())

try {
  const site = await loadSite()
  const clock = () => (options.real ? new Date() : site.now)
  const noPages = { files: new Map(), pages: new Set<string>(), notFoundPages: new Map(), errorPages: new Map() }
  const api = await buildApp({
    release: {
      festival: site.festival,
      catalogue: site.catalogue,
      search: openProgrammeSearch(site.festival, site.catalogue),
      site: noPages,
      rules: headerRules({ tls: false }),
    },
    clock,
    signIn: { products: [], demo: 'loopback', tls: false },
  })
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' })

  await dev({
    // The terminal keeps the server; Astro would otherwise leave it in the background when it sees an assistant.
    server: { port: Number(options.port) },
    vite: {
      server: {
        proxy: {
          '/api': apiUrl,
          '^/(auth/.*|account(/.*)?|session\\.json)(\\?.*)?$': apiUrl,
          // Pages and calls share these addresses: Astro draws what is asked for with GET.
          '^(/\\d{1,4})?/search(/suggestions|/conversions)?$': {
            target: apiUrl,
            bypass: ({ method, url }) => (method === 'POST' ? undefined : url),
          },
        },
      },
      plugins: [
        {
          name: 'marquee-pictures',
          configureServer(server) {
            server.middlewares.use('/pictures', (request, response, next) => {
              const file = join(site.dir, 'pictures', normalize(decodeURIComponent(request.url?.split('?')[0] ?? '')))
              if (!file.startsWith(join(site.dir, 'pictures')) || !existsSync(file)) return next()
              response.setHeader('Content-Type', file.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream')
              createReadStream(file).pipe(response)
            })
          },
        },
      ],
    },
  })
  console.log(`Marquee is at http://localhost:${options.port}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
