import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { COLUMNS } from '../../src/data/attendees/columns.ts'
import { toAttendeeReportLines } from '../../src/data/attendees/report.ts'
import { AttendeeSchema } from '../../src/schema/people.ts'
import { aDirectory, importText } from './a-file.ts'

const ADA = { uid: 'a1', name: 'Ada Quill' }

test('reads every field of an attendee from a column of its name [E03]', async () => {
  const fields = Object.keys(AttendeeSchema.shape)
  const links: Record<string, string> = {
    image_url: '/pictures/ada.avif',
    x_url: 'https://x.com/adaquill',
    facebook_url: 'https://www.facebook.com/ada.quill',
    instagram_url: 'https://www.instagram.com/ada',
    tiktok_url: 'https://www.tiktok.com/@ada',
    website: 'https://ada.example.org/',
    biography: '<p>Sets type.</p>',
    uid: 'a1',
  }
  const values = fields.map((field) => links[field] ?? `The ${field}`)
  const { people, report } = await importText(`${fields.join(',')},listed\n${values.join(',')},yes\n`)
  expect(people).toEqual([Object.fromEntries(fields.map((field, index) => [field, values[index]]))])
  expect(report.notes).toEqual([])
  expect(Object.keys(COLUMNS)).toEqual(expect.arrayContaining(fields))
})

test('understands other words for columns, in any case and order, and prefers the field’s own name', async () => {
  const { people, report } = await importText(
    'Opt-In;Badge Number;Given name;SURNAME;Job Title;role;Organisation;Shoe size\nYES;77;Ada;Quill;Printer;Typist;Inkworks;41\n',
  )
  expect(people).toEqual([{ uid: '77', name: 'Ada Quill', title: 'Printer', company: 'Inkworks' }])
  expect([...report.shape.ignored]).toEqual(['role', 'Shoe size'])
})

test.each([
  ['yes', 1],
  ['TRUE', 1],
  ['1', 1],
  [' Yes ', 1],
  ['no', 0],
  ['', 0],
  ['y', 0],
  ['perhaps', 0],
  ['0', 0],
])('lists a person whose column says "%s": %i [R11]', async (value, count) => {
  const { people } = await importText(`uid,name,listed\na1,Ada Quill,${value}\nb2,Ben Tarn,yes\n`)
  expect(people.length - 1).toBe(count)
})

test('lists nobody by accident: without the column the import is refused, and --all-listed says so on purpose', async () => {
  await expect(importText('uid,name\na1,Ada Quill\n')).rejects.toThrow('ATTENDEES_NOBODY_LISTED')
  const { people } = await importText('uid,name\na1,Ada Quill\n', { allListed: true })
  expect(people).toEqual([ADA])
})

test('keeps nothing of who is not listed, also when another row of the same person says yes', async () => {
  const { people, codes, report } = await importText(
    'uid,name,listed\na1,Ada Quill,yes\nb2,Ben Tarn,no\nc3,Cy Marsh,yes\nc3,Cy Marsh,no\nd4,Dee Fen,no\nd4,Dee Fen,yes\n',
  )
  expect(people).toEqual([ADA])
  expect(codes).toEqual([['ATTENDEE_REPEATED', [4, 6]]])
  expect([report.listed, report.unlisted]).toEqual([1, 3])
})

test('keeps the first of two rows with one uid, and leaves out rows without a uid or a name', async () => {
  const { people, codes } = await importText(
    'uid,name,title,listed\na1,Ada Quill,,1\na1,Someone Else,,1\n,No Uid,,1\nd4,,,1\nm@example.org,Mail,,1\n',
  )
  expect(people).toEqual([ADA])
  expect(codes).toEqual([
    ['ATTENDEE_REPEATED', [2]],
    ['ATTENDEE_NO_UID', [3]],
    ['ATTENDEE_NO_NAME', [4]],
    ['ATTENDEE_UID_ADDRESS', [5]],
  ])
})

test('makes uids that can stand in an address, the same ones each time', async () => {
  const csv = 'uid,name,listed\n"A/1 ?#",Ada Quill,1\n'
  const [first, second] = [await importText(csv), await importText(csv)]
  expect(first.people[0]?.uid).toMatch(/^a-1-[0-9a-f]{6}$/)
  expect(second.people).toEqual(first.people)
  expect(first.codes).toEqual([['ATTENDEE_UID_CHANGED', [1]]])
})

test.each([
  ['x_url', '@ada', 'https://x.com/ada'],
  ['x_url', 'ada', 'https://x.com/ada'],
  ['x_url', 'twitter.com/ada', 'https://twitter.com/ada'],
  ['facebook_url', 'ada.quill', 'https://www.facebook.com/ada.quill'],
  ['instagram_url', '@ada.q', 'https://www.instagram.com/ada.q'],
  ['tiktok_url', 'ada', 'https://www.tiktok.com/@ada'],
  ['website', 'ada.example.org', 'https://ada.example.org'],
  ['website', 'http://ada.example.org/?a=1', 'http://ada.example.org/?a=1'],
  ['website', 'javascript:alert(1)', undefined],
  ['website', 'java\tscript:alert(1)', undefined],
  ['website', 'data:text/html,<b>', undefined],
  ['website', 'mailto:ada@example.org', undefined],
  ['website', '//evil.example.org', 'https://evil.example.org'],
  ['x_url', 'javascript:alert(1)', undefined],
  ['x_url', 'not a handle', undefined],
  ['website', 'vbscript:x', undefined],
  ['image_url', 'javascript:alert(1)', undefined],
  ['image_url', 'data:image/png;base64,AAAA', undefined],
  ['image_url', 'https://photos.example.org/a.jpg', 'https://photos.example.org/a.jpg'],
])('%s %s becomes %s', async (field, written, link) => {
  const { people } = await importText(`uid,name,listed,${field}\na1,Ada Quill,1,"${written}"\n`)
  expect(people).toEqual([{ ...ADA, ...(link && { [field]: link }) }])
})

test('makes texts safe: no script, no handler, no tag in a name', async () => {
  const { people, codes } = await importText(
    JSON.stringify([
      {
        uid: 'a1',
        name: 'Ada <b>Quill</b>',
        listed: true,
        biography: '<p onclick="x()">Sets <em>type</em>.</p><script>x()</script><a href="javascript:x()">here</a>',
      },
    ]),
    { name: 'people.json' },
  )
  expect(people).toEqual([{ ...ADA, biography: '<p>Sets <em>type</em>.</p><p>here</p>' }])
  expect(codes.map(([code]) => code)).toEqual(['ATTENDEE_SCRIPT', 'ATTENDEE_BAD_LINK'])
})

test('says which pictures no page may load, by the origins of the settings', async () => {
  const csv = 'uid,name,listed,image_url\na1,Ada Quill,1,https://photos.example.org/a.jpg\n'
  expect((await importText(csv)).codes).toEqual([['ATTENDEE_PICTURE_HOST', [1]]])
  expect((await importText(csv, { pictures: ['https://photos.example.org'] })).codes).toEqual([])
})

const PEOPLE = [
  { uid: 'a1', name: 'Ada Quill', listed: true },
  { uid: 2, name: 'Bén "Tarn" {x} [y] \\', listed: 1, tags: [{ a: 1 }] },
]
const READ = [ADA, { uid: '2', name: 'Bén "Tarn" {x} [y] \\' }]

test.each([
  ['an array', JSON.stringify(PEOPLE)],
  ['an indented array', JSON.stringify(PEOPLE, null, 2)],
  ['an object with the array in it', JSON.stringify({ made: { at: 'noon' }, attendees: PEOPLE, total: 2 })],
  ['a record a line', PEOPLE.map((person) => JSON.stringify(person)).join('\n')],
  ['gzipped', gzipSync(JSON.stringify(PEOPLE))],
  ['UTF-16', Buffer.from(`\ufeff${JSON.stringify(PEOPLE)}`, 'utf16le')],
  ['Windows-1252', Buffer.from(JSON.stringify(PEOPLE), 'latin1')],
  ['with a byte order mark', `\ufeff${JSON.stringify(PEOPLE)}`],
])('reads JSON: %s', async (_, content) => {
  expect((await importText(content, { name: 'people.json' })).people).toEqual(READ)
})

test.each([
  ['', 'ATTENDEES_EMPTY'],
  ['uid,name,listed\n', 'ATTENDEES_EMPTY'],
  ['[]', 'ATTENDEES_EMPTY'],
  ['just words\nand more', 'ATTENDEES_FORMAT'],
  ['name,listed\nAda,1\n', 'ATTENDEES_NO_COLUMN'],
  ['uid,listed\n1,1\n', 'ATTENDEES_NO_COLUMN'],
  ['[{"uid":"1","name":"A","listed":true},{"uid":', 'ATTENDEES_BROKEN'],
  ['[{"uid":"1" "name":"A"}]', 'ATTENDEES_BROKEN'],
  ['{"uid":"1"}}', 'ATTENDEES_BROKEN'],
])('refuses %j with %s, and the directory stays as it is', async (content, code) => {
  const directory = aDirectory([ADA])
  await expect(importText(content, { directory })).rejects.toThrow(code)
  expect(directory.people).toEqual([ADA])
})

test('refuses a file that is far smaller than the directory, unless it is forced [D03]', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ uid: `p${index}`, name: `Person ${index}` }))
  const csv = (count: number) =>
    `uid,name,listed\n${many
      .slice(0, count)
      .map(({ uid, name }) => `${uid},${name},1`)
      .join('\n')}\n`
  const directory = aDirectory([...many])
  await expect(importText(csv(15), { directory })).rejects.toThrow('20 people before, 15 now')
  expect(directory.people).toHaveLength(20)
  await importText(csv(16), { directory })
  expect(directory.people).toHaveLength(16)
  await importText(csv(2), { directory, force: true })
  expect(directory.people).toHaveLength(2)
})

test('a dry run says everything and writes nothing', async () => {
  const directory = aDirectory([{ uid: 'z', name: 'Zed' }])
  const { report } = await importText('uid,name,listed,shoe\na1,Ada Quill,1,41\n,Nobody,1,\n', {
    directory,
    isDryRun: true,
  })
  expect(toAttendeeReportLines(report)).toEqual([
    'Read people.csv: 2 rows; 1 person listed, 0 not listed and not kept.',
    'The directory held 1 person before.',
    'Columns read: uid, name, listed',
    'Columns not read: shoe',
    'Left out:',
    '  ATTENDEE_NO_UID  1 row had no uid and were left out: row 2',
    'This was a dry run: nothing was written.',
  ])
  expect(directory.people).toEqual([{ uid: 'z', name: 'Zed' }])
})
