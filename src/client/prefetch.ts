import { SPECULATION_RULES } from '../domain/speculation-rules.ts'

/**
 * Lets the browser fetch the page that a visitor is about to open. The rules come by script, not by header: a header's
 * rules are the first thing that a browser fetches, on the connection that the first screen needs (docs/decisions/0012).
 */
export function startPrefetching(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.textContent = SPECULATION_RULES
  document.head.append(script)
}
