const MODULE = /<script type="module" src="([^"]+)"><\/script>/g
const START = 'const l=()=>'
const END = ';document.referrer.startsWith(origin)?l():new PerformanceObserver(l).observe({type:"paint"})'
const IMPORTS = /^import\("\/[^"]+"\)(&&import\("\/[^"]+"\))*$/

/**
 * Script elements of modules as one inline script that imports them: at once when the visitor comes from another page
 * of the site, else after the first paint. It may run before the page is complete; the modules must wait for that.
 * @throws when there is no module in `html`: Astro writes such elements in another way than we know.
 */
export function toLoader(html: string): string {
  const imports = [...html.matchAll(MODULE)].map(([, address]) => `import("${address}")`)
  if (imports.length === 0) throw new Error(`No module script in ${JSON.stringify(html)}.`)
  return `<script>${START}${imports.join('&&')}${END}</script>`
}

/** Whether the text of an inline script is one of these and nothing else. */
export const isLoader = (script: string): boolean =>
  script.startsWith(START) && script.endsWith(END) && IMPORTS.test(script.slice(START.length, -END.length))
