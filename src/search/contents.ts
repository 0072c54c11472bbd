import type { Model } from '../schema/models.ts'
import { ByteReader } from './bytes.ts'
import { type FacetColumn, MASK_BITS, readFacet, unseal } from './format.ts'
import { Lexicon } from './lexicon.ts'

/** An index as it lies in memory. */
export interface Contents {
  size: number
  ids: readonly string[]
  models: readonly Model[]
  /** Per document the place of its model in `models`. */
  modelOf: Uint8Array
  /** Per document how many letters the words of its name have. */
  nameLetters: Uint8Array
  /** Per document from 0 to 255. */
  priors: Uint8Array
  facets: ReadonlyMap<string, FacetColumn>
  lexicon: Lexicon
  /** Where each word's postings begin in `postings`; one more entry than words. */
  starts: Uint32Array
  postings: Uint32Array
  /** 0, 1, 2 and so on, as many as there are documents; never written to. */
  places: Uint32Array
}

/** @throws when the buffer is not a whole index of this version. */
export function readContents(buffer: Uint8Array): Contents {
  const reader = new ByteReader(unseal(buffer))
  const ids = reader.texts()
  const size = ids.length
  const models = reader.texts() as Model[]
  const modelOf = reader.take(size)
  const nameLetters = reader.take(size)
  const priors = reader.take(size)
  const facets = new Map(Array.from({ length: reader.number() }, () => readFacet(reader, size)))
  const lexicon = new Lexicon(reader)
  const starts = new Uint32Array(lexicon.size + 1)
  for (let word = 0; word < lexicon.size; word += 1) starts[word + 1] = (starts[word] as number) + reader.number()
  const postings = new Uint32Array(reader.number())
  const masks = reader.take(postings.length)
  for (let word = 0; word < lexicon.size; word += 1) {
    let document = 0
    const end = starts[word + 1] as number
    for (let at = starts[word] as number; at < end; at += 1) {
      document += reader.number()
      postings[at] = ((document << MASK_BITS) | (masks[at] as number)) >>> 0
    }
  }
  return {
    size,
    ids,
    models,
    modelOf,
    nameLetters,
    priors,
    facets,
    lexicon,
    starts,
    postings,
    places: new Uint32Array(size).map((_, place) => place),
  }
}
