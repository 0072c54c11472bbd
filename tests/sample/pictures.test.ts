import { XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { makeSample } from '../../src/data/sample/index.ts'

const pictures = [...makeSample().pictures]

describe('the sample’s pictures', () => {
  test('are well-formed SVG', () => {
    expect(pictures.filter(([, svg]) => XMLValidator.validate(svg) !== true).map(([file]) => file)).toEqual([])
  })

  test('hold no script, no handler, no style and nothing from elsewhere', () => {
    const active =
      /<script|<style|<foreignObject|<image|<use|\son\w+=|\sstyle=|href|url\(|https?:(?!\/\/www\.w3\.org\/2000\/svg")/i
    expect(pictures.filter(([, svg]) => active.test(svg)).map(([file]) => file)).toEqual([])
  })

  test('have no measure that is not a number', () => {
    expect(pictures.filter(([, svg]) => /NaN|undefined|Infinity/.test(svg)).map(([file]) => file)).toEqual([])
  })

  test('weigh at most 2.5 KB each', () => {
    const heavy = pictures.filter(([, svg]) => Buffer.byteLength(svg) > 2560)
    expect(heavy.map(([file, svg]) => `${file} ${Buffer.byteLength(svg)}`)).toEqual([])
  })

  test('have the shape that their records promise', () => {
    const wrong = pictures.filter(([file, svg]) => {
      const box = /^(portrait|band|logo)-/.test(file) ? '0 0 640 640' : '0 0 960 640'
      return !svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"`)
    })
    expect(wrong.map(([file]) => file)).toEqual([])
  })

  test('differ from each other, nearly all of them', () => {
    expect(new Set(pictures.map(([, svg]) => svg)).size / pictures.length).toBeGreaterThan(0.9)
  })
})
