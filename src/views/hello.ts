import { searchText } from '../text/search.ts'
import type { ViewContext } from './context.ts'
import { type HeadView, toHead } from './head.ts'

export interface HelloView {
  head: HeadView
  title: string
}

/** `/search/test`, the placeholder that only says hello (ROWS R08). */
export const toHello = (context: ViewContext): HelloView => ({
  head: toHead(
    { title: searchText.testTitle, path: `/${context.catalogue.edition.year}/search/test`, isHidden: true },
    context,
  ),
  title: searchText.test,
})
