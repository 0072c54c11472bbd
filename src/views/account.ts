import { ACCOUNT_SHELL } from '../domain/shells.ts'
import { accountText } from '../text/account.ts'
import { allEventsPath } from './chrome.ts'
import type { ViewContext } from './context.ts'
import { type HeadView, toHead } from './head.ts'

export interface AccountView {
  head: HeadView
  /** All that is left to offer when no server fills the page. */
  events: string
}

/** The frame of the pages that the server draws for one person; whose, it never knows. */
export const toAccount = (context: ViewContext): AccountView => ({
  head: toHead(
    { title: accountText.myData, path: `/${context.catalogue.edition.year}${ACCOUNT_SHELL}`, isHidden: true },
    context,
  ),
  events: allEventsPath(context.year),
})
