import { describe, expect, test } from 'vitest'
import { refusal } from './a-mapping.ts'

const CSV = { 'a.csv': 'id,title,level\n1,Opening,easy\n' }
const events = (fields: string, rest = '') => `{year: 2026, ${rest} records: [{kind: events, fields: {${fields}}}]}`

describe('names the place, the problem and the repair in a mapping with', () => {
  test.each([
    ['an unknown key', '{recrods: []}', 'did you mean "records"?'],
    ['an unknown field', events('nmae: title'), 'records[0].fields: "nmae" is unknown here; did you mean "name"?'],
    [
      'an unknown option',
      events('name: {path: title, regex: a+}'),
      'records[0].fields.name: "regex" is unknown here; take it out',
    ],
    ['a wrong type', events('name: 7'), 'records[0].fields.name'],
    ['no records', '{year: 2026, records: []}', 'records: '],
    ['an unknown kind', '{records: [{kind: party, fields: {}}]}', 'records[0].kind'],
    ['a bad zone', events('name: title', 'zone: Mars/Olympus,'), 'zone: is no time zone; give an IANA name'],
    ['a bad week', events('name: title', 'week_of: soon,'), 'week_of'],
    ['two origins', events('name: {path: title, value: x}'), 'give exactly one of path, first, template, value'],
    ['a column that is not there', events('name: titel'), 'there is no column "titel"; did you mean "title"?'],
    [
      'a file that is not there',
      '{year: 2026, records: [{kind: events, file: b.csv, fields: {name: title}}]}',
      'no file is called b.csv; there are a.csv',
    ],
    ['broken YAML', '{year: [', 'map.yaml cannot be used'],
    ['a bare text', 'hello', 'the file'],
    ['nothing', '', 'the file'],
    [
      'an alias bomb',
      `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c,*c]\n`,
      'alias',
    ],
    [
      '__proto__',
      '{"__proto__": {"records": []}, "records": [{"kind": "events", "fields": {"__proto__": "title"}}]}',
      'is unknown here',
    ],
  ])('%s', async (_, mapping, expected) => {
    const line = await refusal(mapping, CSV)
    expect(line).toMatch(/^IMPORT_BAD_MAPPING {2}map\.yaml cannot be used as a mapping \(/)
    expect(line).toContain(expected)
    expect(line).not.toContain('\n')
  })
})

test('refuses a path that leads to no records, and says what there is', async () => {
  const line = await refusal(
    '{year: 2026, records: [{kind: events, file: a.json, from: sesions, fields: {name: t}}]}',
    {
      'a.json': '{"sessions": [{"t": "x"}], "rooms": []}',
    },
  )
  expect(line).toContain('"sesions" leads to no records in a.json, which holds sessions, rooms')
})

test('reads a column called __proto__ like any other and pollutes nothing', async () => {
  const line = await refusal('{year: 2026, records: [{kind: events, fields: {name: __proto__}}]}', {
    'a.csv': '__proto__,b\nOpening,2\n',
  })
  expect(line).toBe('not refused')
  expect(({} as Record<string, unknown>).Opening).toBeUndefined()
})

test('refuses entities that an XML feed declares', async () => {
  const xml = '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;">]><a><e><t>&c;</t></e></a>'
  expect(
    await refusal('{year: 2026, records: [{kind: events, from: //e, fields: {name: t}}]}', { 'a.xml': xml }),
  ).toMatch(/^FEED_BROKEN {2}a\.xml .*declares entities/)
})
