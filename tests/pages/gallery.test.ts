import { afterEach, expect, test, vi } from 'vitest'
import { listGallery } from '../../src/data/pages/gallery.ts'

afterEach(() => vi.unstubAllEnvs())

test('a public site has no gallery, a test build has one', () => {
  vi.stubEnv('MARQUEE_GALLERY', undefined)
  vi.stubEnv('MARQUEE_DEV', undefined)
  expect(listGallery()).toEqual([])
  vi.stubEnv('MARQUEE_GALLERY', '1')
  expect(listGallery()).toEqual([{ params: { gallery: 'gallery' } }])
})
