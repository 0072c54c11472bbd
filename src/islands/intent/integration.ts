import type { AstroIntegration } from 'astro'

/** Makes `client:intent` known to Astro: an island comes with the visitor's first sign of interest in it (DESIGN §3). */
export const intent = (): AstroIntegration => ({
  name: 'marquee:intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/islands/intent/directive.ts' })
    },
  },
})
