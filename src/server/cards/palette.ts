import type { TypeColour } from '../../schema/festival.ts'

interface Palette {
  stage: string
  ink: string
  accent: string
  bulb: string
  types: Record<TypeColour, string>
}

/** The colours of styles/tokens.css, stage.css and their edu twins, in the notation that the renderer reads. */
export const PALETTES: Record<'main' | 'edu', Palette> = {
  main: {
    stage: '#110e0b',
    ink: '#f7f3e8',
    accent: '#f8ca00',
    bulb: '#f8ca00',
    types: { screening: '#74b4fd', showcase: '#64d780', session: '#f9a252', edu: '#c9a6fb', default: '#b5afa6' },
  },
  edu: {
    stage: '#9ce3cf',
    ink: '#012530',
    accent: '#004b77',
    bulb: '#004b77',
    types: { screening: '#0550b9', showcase: '#006a31', session: '#b33d00', edu: '#7424b8', default: '#57514a' },
  },
}
