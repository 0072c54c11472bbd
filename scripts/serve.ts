import { Command } from 'commander'
import { readSettings, serve } from '../src/server/main.ts'

const command = new Command('serve')
  .description('Serves the built site and its API.')
  .option('-p, --port <number>', 'port to listen on (default: PORT, else 4321)')
  .option('--host <address>', 'address to listen on (default: HOST, else 127.0.0.1)')
  .option('--release <folder>', 'the built release (default: MARQUEE_RELEASE, else dist)')
  .parse()
const options = command.opts<{ port?: string; host?: string; release?: string }>()

try {
  await serve(
    readSettings({
      ...process.env,
      ...(options.port !== undefined && { PORT: options.port }),
      ...(options.host !== undefined && { HOST: options.host }),
      ...(options.release !== undefined && { MARQUEE_RELEASE: options.release }),
    }),
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
