import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { intent } from './src/islands/intent/integration.ts'
import { smallPreload } from './src/islands/preload.ts'

/** Static pages only; whatever is personal or live comes from the API (DESIGN §1). */
export default defineConfig({
  output: 'static',
  site: process.env.MARQUEE_SITE_URL,
  outDir: process.env.MARQUEE_OUT ?? '.marquee/build',
  integrations: [react(), intent()],
  // `/events/x` is the file `events/x.html`: no redirect to a slash anywhere.
  build: { format: 'file', concurrency: 8, inlineStylesheets: 'never' },
  trailingSlash: 'ignore',
  vite: {
    plugins: [smallPreload()],
    build: { assetsInlineLimit: 0 },
    // Astro's long name of a page's script stands in every page; the hash is enough.
    environments: { client: { build: { rolldownOptions: { output: { entryFileNames: '_astro/[hash].js' } } } } },
  },
  devToolbar: { enabled: false },
})
