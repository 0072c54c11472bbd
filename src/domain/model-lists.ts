import { MODELS, type Model } from '../schema/models.ts'
import { CATEGORY_MODELS } from './limits.ts'

/** The lists that links of ours lead to, as they are spelled there; each has its own page (ROWS R07). */
export const SEARCH_LISTS = [
  'event',
  'artist,film,person',
  'artist,person',
  'person',
  'film',
  'brand,exhibitor',
  'brand,exhibitor,music_fest_presenter',
  'venue',
] as const
export type SearchList = (typeof SEARCH_LISTS)[number]

/** The category names of the suggestions, which mean a list: `contributors` is `artist,film,person` (SPEC §9). */
export const LIST_ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries(CATEGORY_MODELS).map(([category, models]) => [category.toLowerCase(), models.join(',')]),
)

const isModel = (text: string): text is Model => (MODELS as readonly string[]).includes(text)

/**
 * The kinds that the last part of a search or favourites address names: `artist,person`, or a category's name. Each
 * once, in the order of `MODELS`. Nothing when one of them is unknown: such an address is a page that does not exist.
 */
export function readModelList(text: string): Model[] | undefined {
  const names = (LIST_ALIASES.get(text) ?? text).split(',')
  return names.every(isModel) ? MODELS.filter((model) => names.includes(model)) : undefined
}

/** Of some spelled lists the one that names exactly these kinds, in whatever order. */
export const sameList = (lists: readonly string[], models: readonly Model[]): string | undefined =>
  lists.find((list) => readModelList(list)?.join() === models.join())
