import { Command } from 'commander'
import { activeDir, listYears, sampleDir } from '../src/catalogue/places.ts'
import { isCurrent } from '../src/data/release/is-current.ts'
import { writeSample } from '../src/data/sample/index.ts'
import { openStores, readSettings, serve } from '../src/server/main.ts'
import { settleSampleAttendees } from './attendees/sample.ts'
import { buildRelease } from './build.ts'

const RELEASE = 'dist'

const { port, host, rebuild } = new Command('start')
  .description(
    'The whole product on this machine: makes the sample festival if there is no programme, builds the site if it is not current, and serves it with its API.',
  )
  .option('-p, --port <number>', 'port to listen on (default: PORT, else 4321)')
  .option('--host <address>', 'address to listen on (default: HOST, else 127.0.0.1)')
  .option('--rebuild', 'builds even when nothing has changed')
  .parse()
  .opts<{ port?: string; host?: string; rebuild?: boolean }>()

try {
  const settings = readSettings({
    ...process.env,
    ...(port !== undefined && { PORT: port }),
    ...(host !== undefined && { HOST: host }),
    MARQUEE_RELEASE: RELEASE,
  })
  if (activeDir().isSample && listYears(sampleDir()).length === 0) {
    console.log('There is no programme yet, so the sample festival is made. Import your own with "npm run import".')
    writeSample(sampleDir())
  }
  if (rebuild || !isCurrent(RELEASE, activeDir().dir, new Date())) {
    console.log('Building the site…')
    const { pages, seconds } = await buildRelease({ out: RELEASE })
    console.log(`Built ${pages.toLocaleString('en-US')} pages in ${seconds.toFixed(1)} s`)
  } else console.log('The site is up to date.')
  const stores = await openStores(settings)
  // A store that is away costs the directory, not the start.
  await settleSampleAttendees(stores.attendees, activeDir().isSample ? activeDir().dir : undefined)
    .catch((error: Error) => console.error(`The directory stays as it is: ${error.message}`))
    .finally(() => stores.close())
  await serve(settings)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
