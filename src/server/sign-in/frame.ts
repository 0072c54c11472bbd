import { escapeHtml } from '../../domain/escape-html.ts'
import { ACCOUNT_SHELL } from '../../domain/shells.ts'
import { toTitle } from '../../text/site.ts'
import { findFile, type Site } from '../static/site.ts'
import { formFor } from '../static/static-file.ts'

/** A page that the server draws: what its tab says, and the HTML of its main part. */
export interface Screen {
  title: string
  main: string
}

/** Puts a screen into the site's own look, with its header and footer. */
export type Frame = (screen: Screen) => string

/** The built shell of such pages; a release without one has bare pages that do the same. */
export function openFrame(site: Site, festival: string): Frame {
  const found = findFile(site, ACCOUNT_SHELL)
  const shell = found && 'file' in found ? formFor(found.file, ['identity'], 0).held?.body.toString() : undefined
  return ({ title, main }) => {
    const words = escapeHtml(toTitle(title, festival))
    if (!shell) {
      return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words}</title></head><body><main id="main">${main}</main></body></html>`
    }
    return shell
      .replace(/<title>[^<]*<\/title>/, () => `<title>${words}</title>`)
      .replace(/(<main\b[^>]*>).*?(<\/main>)/s, (_, open: string, close: string) => open + main + close)
  }
}
