import type { Plugin } from 'vite'

/** Vite's own module that wraps each `import()` of a page's script. */
const HELPER = '\0vite/preload-helper.js'

/*
 * What ours does: asks for the parts of a late module together with it, once. Vite's also waits for style sheets and
 * speaks to old browsers; late modules here have no sheets, and 600 bytes are an eighth of a page's script.
 */
const CODE = `
const seen = new Set()
export const __vitePreload = (load, parts) => {
  for (const part of parts ?? []) {
    if (!seen.has(part)) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + part }))
    seen.add(part)
  }
  return load()
}`

/** Puts a small helper in the place of Vite's for modules that are loaded late. */
export const smallPreload = (): Plugin => ({
  name: 'marquee:small-preload',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === HELPER ? CODE : undefined),
})
