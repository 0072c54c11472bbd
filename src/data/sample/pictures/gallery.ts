import { bucketOf } from '../../../domain/names.ts'
import type { Image } from '../../../schema/parts.ts'
import { type Random, randomFor } from '../random.ts'
import { paintFacade } from './facades.ts'
import { paintLogo } from './logos.ts'
import { paintBand, paintPortrait } from './portraits.ts'
import { type Motif, paintScene } from './scenes.ts'

export type Subject = Motif | 'portrait' | 'band' | 'logo' | 'facade'

/** How many files a shared pool holds for each subject; together below 400. */
const POOL: Record<Subject, number> = {
  screening: 50,
  showcase: 50,
  panel: 50,
  workshop: 16,
  edu: 16,
  party: 14,
  exhibition: 14,
  keynote: 10,
  portrait: 80,
  band: 50,
  logo: 30,
  facade: 18,
}

const SQUARE: readonly Subject[] = ['portrait', 'band', 'logo']

function paint(subject: Subject, random: Random, name: string): string {
  if (subject === 'portrait') return paintPortrait(random)
  if (subject === 'band') return paintBand(random)
  if (subject === 'logo') return paintLogo(random, name)
  if (subject === 'facade') return paintFacade(random)
  return paintScene(subject, random)
}

/** Draws the sample's pictures on demand and keeps them by file name. */
export class Gallery {
  readonly pictures = new Map<string, string>()
  readonly #seed: number
  readonly #shares: boolean

  constructor(seed: number, shares: boolean) {
    this.#seed = seed
    this.#shares = shares
  }

  /** The picture of one record as its `image` field names it. `id` becomes the file's name unless files are shared. */
  imageOf(subject: Subject, id: string, name: string, alt: string): { image: Image; thumbnail_url: string } {
    const file = `${subject}-${this.#shares ? bucketOf(id, POOL[subject]) : id}.svg`
    if (!this.pictures.has(file)) {
      this.pictures.set(file, paint(subject, randomFor(this.#seed, `picture ${file}`), name))
    }
    const [width, height] = SQUARE.includes(subject) ? [640, 640] : [960, 640]
    const url = `/pictures/${file}`
    return { image: { url, alt_text: alt, credit: 'Nightjar Print Shop', width, height }, thumbnail_url: url }
  }
}
