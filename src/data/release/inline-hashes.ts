import { createHash } from 'node:crypto'
import { SPECULATION_RULES } from '../../domain/speculation-rules.ts'

export interface InlineHashes {
  styleHashes: string[]
  scriptHashes: string[]
}

const toHash = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`

/**
 * Collects the inline styles and scripts of pages as the Content Security Policy names them (CSP3 §2.3.1). JSON-LD is
 * data, which the policy does not concern.
 */
export class InlineCollector {
  #styles = new Set<string>()
  /** Not in any page: scripts add it (client/prefetch.ts). */
  #scripts = new Set<string>([SPECULATION_RULES])

  add(html: string): void {
    for (const [, style = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) this.#styles.add(style)
    for (const [, attributes = '', script = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (script && !/\bsrc=|application\/ld\+json/.test(attributes)) this.#scripts.add(script)
    }
  }

  toHashes(): InlineHashes {
    return { styleHashes: [...this.#styles].map(toHash).sort(), scriptHashes: [...this.#scripts].map(toHash).sort() }
  }
}
