import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first sign of interest (src/islands/intent). */
    'client:intent'?: boolean
  }
}
