import { relative, resolve } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { sampleDir } from '../src/catalogue/places.ts'
import { MIN_EVENTS, writeSample } from '../src/data/sample/index.ts'
import { DEFAULT_EVENTS, DEFAULT_SEED } from '../src/data/sample/size.ts'

const wholeNumber = (low: number) => (text: string) => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < low) throw new InvalidArgumentError(`It must be a whole number from ${low}.`)
  return value
}

const program = new Command('sample')
  .description('Makes the sample festival: fictional, complete, and the same every time.')
  .option('--events <count>', 'how many events', wholeNumber(MIN_EVENTS), DEFAULT_EVENTS)
  .option('--seed <number>', 'another number makes another festival', wholeNumber(0), DEFAULT_SEED)
  .option('--out <folder>', 'where it is written, replacing what is there', sampleDir())
  .parse()

const { events, seed, out } = program.opts<{ events: number; seed: number; out: string }>()
try {
  const { snapshot, pictures } = writeSample(resolve(out), { events, seed })
  const records = Object.entries(snapshot.sources.sample?.records ?? {})
  const counts = records.map(([kind, list]) => `${list.length} ${kind}`).join(', ')
  console.log(`${snapshot.edition.name}: ${counts}, ${pictures.size} pictures → ${relative('.', resolve(out)) || '.'}`)
} catch (error) {
  console.error(`The sample could not be written to ${out}: ${(error as Error).message}`)
  process.exitCode = 1
}
