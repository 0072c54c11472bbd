import { expect, test } from 'vitest'
import { assignIds, toNameId, toSafeId, toSlug } from '../../src/data/importers/identity.ts'
import { IdSchema } from '../../src/schema/parts.ts'

test('leaves an id alone that a URL and a file name can hold', () => {
  for (const id of ['PP1162672', '8376', 'a.b_c~d-e', '8f6f2c0e-0000-4000-8000-000000000011'])
    expect(toSafeId(id)).toBe(id)
})

test('makes a short name and a hash of an id that would need escaping', () => {
  for (const id of [
    'a/b',
    '../../etc/passwd',
    'über',
    'x@y.example',
    '椎名',
    '.hidden',
    'index',
    'a'.repeat(300),
    'a b',
    '%2e',
  ]) {
    const safe = toSafeId(id)
    expect(IdSchema.safeParse(safe).success).toBe(true)
    expect(safe.length).toBeLessThanOrEqual(80)
    expect(safe).not.toBe(id)
    expect(toSafeId(id)).toBe(safe)
  }
  expect(new Set(['a/b', 'a b', 'a_/b', 'A/B'].map(toSafeId)).size).toBe(4)
})

test('makes readable ids of names, with a hash where letters had to go', () => {
  expect(toNameId('K.1.105 (La Fontaine)')).toBe('k-1-105-la-fontaine')
  expect(toNameId('Łąka & Øre')).toBe('laka-ore')
  expect(toNameId('椎名林檎')).toMatch(/^x-[0-9a-f]{6}$/)
  expect(toNameId('Зал Blue')).toMatch(/^blue-[0-9a-f]{6}$/)
  expect(toSlug('  --  ')).toBe('')
})

test('never gives a repeated record an id that another one has by nature', () => {
  const { ids, isRepeated } = assignIds([{ id: 'a' }, { id: 'a' }, { id: 'A' }, { id: 'a-2' }])
  expect(ids).toEqual(['a', 'a-3', 'A-4', 'a-2'])
  expect(isRepeated).toEqual([false, true, true, false])
})

test('tells rooms apart whose names differ only in signs, whichever comes first', () => {
  const [there] = [assignIds([{ name: 'Hall 1' }, { name: 'Hall #1' }])]
  expect(there?.ids[0]).toBe('hall-1')
  expect(there?.ids[1]).toMatch(/^hall-1-[0-9a-f]{6}$/)
})
