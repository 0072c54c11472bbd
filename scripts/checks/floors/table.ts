/**
 * The floors of the house (docs/ARCHITECTURE.md): which folders of `src` a folder may import from. Imports inside one
 * folder are always allowed. `data`, `client` and `server` are three wings that never look into each other.
 */
const GROUND = ['domain', 'schema', 'text'] as const
const PREPARED = ['views', 'search', 'catalogue', ...GROUND] as const

export const FLOORS: Readonly<Record<string, readonly string[]>> = {
  pages: ['layouts', 'islands', 'components', 'data', 'client', 'styles', ...PREPARED],
  layouts: ['islands', 'components', 'data', 'client', 'styles', ...PREPARED],
  islands: ['components', 'client', 'views', 'search', 'styles', ...GROUND],
  components: ['client', 'views', 'styles', ...GROUND],
  server: PREPARED,
  data: PREPARED,
  client: ['views', 'search', ...GROUND],
  views: ['catalogue', ...GROUND],
  search: ['catalogue', ...GROUND],
  catalogue: GROUND,
  domain: ['schema'],
  text: ['schema'],
  schema: [],
  styles: [],
}

/** Inside the server: routes know ports, adapters fill ports, and only `main.ts` knows everybody. */
export const SERVER_ROOMS: Readonly<Record<string, readonly string[]>> = {
  ports: [],
  routes: ['ports'],
  adapters: ['ports'],
}

/** Folders whose code a browser loads, with everything that it imports by value. */
export const BROWSER_FOLDERS = ['islands', 'client'] as const

/** Packages that must never reach a browser: one small zod schema alone costs a visitor about 25 kB. */
export const isServerOnly = (specifier: string): boolean =>
  /^(node:|zod$|zod\/|date-fns|fastify|@fastify\/|marked$|sanitize-html$|fast-xml-parser$|ical\.js$)/.test(specifier)
