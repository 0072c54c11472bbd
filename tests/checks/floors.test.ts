import { expect, test } from 'vitest'
import { floorProblems } from '../../scripts/checks/floors.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

/** The problems of a small project that holds just these files. */
const problemsOf = (files: Record<string, string>): string[] => floorProblems(temporaryFolder(files))

const lower = 'Move what it wants to a lower floor.'

test('accepts imports that point down, inside a folder, and from packages', () => {
  expect(
    problemsOf({
      'src/pages/index.astro':
        "---\nimport Site from '../layouts/site.astro'\nimport { load } from '../data/load.ts'\n---\n",
      'src/layouts/site.astro': "---\nimport { Card } from '../components/card.tsx'\n---\n<Card />",
      'src/components/card.tsx': "import type { View } from '../views/card.ts'\nexport const Card = (_: View) => <b />",
      'src/views/card.ts': "export { compare } from '../domain/names.ts'\nexport interface View { a: string }",
      'src/domain/names.ts': "import { z } from 'zod'\nexport const compare = z",
      'src/data/load.ts': "import { readFileSync } from 'node:fs'\nexport const load = readFileSync",
    }),
  ).toEqual([])
})

test('finds an import that points up, with its line', () => {
  expect(
    problemsOf({
      'src/domain/time.ts': "export const a = 1\nimport { toCard } from '../views/card.ts'\n",
      'src/views/card.ts': 'export const toCard = 1',
    }),
  ).toEqual([`src/domain/time.ts:2 imports src/views/card.ts: domain may not import views. ${lower}`])
})

test.each([
  ['a type', "import type { A } from '../islands/a.ts'"],
  ['a re-export', "export * from '../islands/a.ts'"],
  ['a side effect', "import '../islands/a.ts'"],
  ['a dynamic import', "const a = await import('../islands/a.ts')"],
  ['a type query', "type A = import('../islands/a.ts').A"],
])('finds %s that points up', (_, code) => {
  expect(problemsOf({ 'src/components/a.ts': code, 'src/islands/a.ts': 'export type A = 1' })).toEqual([
    `src/components/a.ts:1 imports src/islands/a.ts: components may not import islands. ${lower}`,
  ])
})

test('keeps the three wings apart, in every direction', () => {
  const wings = ['data', 'client', 'server']
  const files = Object.fromEntries(
    wings.map((wing) => [
      `src/${wing}/a.ts`,
      wings
        .filter((other) => other !== wing)
        .map((other) => `import '../${other}/a.ts'`)
        .join('\n'),
    ]),
  )
  expect(problemsOf(files)).toEqual([
    `src/client/a.ts:1 imports src/data/a.ts: client may not import data. ${lower}`,
    `src/client/a.ts:2 imports src/server/a.ts: client may not import server. ${lower}`,
    `src/data/a.ts:1 imports src/client/a.ts: data may not import client. ${lower}`,
    `src/data/a.ts:2 imports src/server/a.ts: data may not import server. ${lower}`,
    `src/server/a.ts:1 imports src/data/a.ts: server may not import data. ${lower}`,
    `src/server/a.ts:2 imports src/client/a.ts: server may not import client. ${lower}`,
  ])
})

test('reads the frontmatter and the scripts of an Astro file, with their lines', () => {
  const page = [
    '---',
    "import { route } from '../server/routes/a.ts'",
    '---',
    '<p>import "../server/main.ts" is only text</p>',
    '<script>',
    "  import { open } from '../server/main.ts'",
    '</script>',
  ].join('\n')
  expect(problemsOf({ 'src/pages/index.astro': page, 'src/server/routes/a.ts': '', 'src/server/main.ts': '' })).toEqual(
    [
      `src/pages/index.astro:2 imports src/server/routes/a.ts: pages may not import server. ${lower}`,
      `src/pages/index.astro:6 imports src/server/main.ts: pages may not import server. ${lower}`,
    ],
  )
})

test('keeps routes away from adapters and everybody away from main', () => {
  expect(
    problemsOf({
      'src/server/main.ts': "import './routes/a.ts'\nimport './adapters/a.ts'",
      'src/server/routes/a.ts': "import '../ports/a.ts'\nimport '../adapters/a.ts'\nimport '../main.ts'",
      'src/server/adapters/a.ts': "import '../ports/a.ts'",
      'src/server/ports/a.ts': '',
    }),
  ).toEqual([
    'src/server/routes/a.ts:2 imports src/server/adapters/a.ts: server/routes may not import server/adapters. Ask for a port instead.',
    'src/server/routes/a.ts:3 imports src/server/main.ts: only main.ts reads the environment. Pass what it wants through buildApp.',
  ])
})

test('keeps heavy packages out of the browser, also when they come through another file', () => {
  const heavy = 'which a browser would load'
  const repair = 'Import types alone, or move the value to a file without it.'
  expect(
    problemsOf({
      'src/islands/grid.tsx':
        "import { toView } from '../views/card.ts'\nimport type { Venue } from '../schema/venue.ts'",
      'src/views/card.ts': "import { VENUES } from '../schema/venue.ts'\nexport const toView = VENUES",
      'src/schema/venue.ts': "import { z } from 'zod'\nexport const VENUES = z.string()\nexport type Venue = string",
      'src/client/store.ts': "import { readFileSync } from 'node:fs'",
      'src/pages/a.astro': "---\nimport { z } from 'zod'\n---\n<script>\nimport { format } from 'date-fns'\n</script>",
    }),
  ).toEqual([
    `src/pages/a.astro:5 imports date-fns, ${heavy}. ${repair}`,
    `src/client/store.ts:1 imports node:fs, ${heavy}. ${repair}`,
    `src/schema/venue.ts:1 imports zod, ${heavy} (through src/islands/grid.tsx → src/views/card.ts). ${repair}`,
  ])
})

test('lets a browser take types from a schema', () => {
  expect(
    problemsOf({
      'src/islands/a.tsx': "import { type Venue } from '../schema/venue.ts'\nexport const a = (venue: Venue) => venue",
      'src/schema/venue.ts': "import { z } from 'zod'\nexport type Venue = z.output<z.ZodString>",
    }),
  ).toEqual([])
})

test('finds a hook in a component and allows it in an island', () => {
  const code =
    "import * as React from 'react'\nexport const A = () => {\n  const [a] = React.useState(1)\n  return <b>{a}</b>\n}"
  expect(problemsOf({ 'src/components/a.tsx': code, 'src/islands/a.tsx': code })).toEqual([
    'src/components/a.tsx:3 calls useState: components have no hooks. Make it an island.',
  ])
})

test('forbids src to reach into scripts and tests, and folders that are on no floor', () => {
  expect(
    problemsOf({ 'src/data/a.ts': "import '../../scripts/build.ts'", 'scripts/build.ts': '', 'src/utils/b.ts': '' }),
  ).toEqual([
    'src/data/a.ts:1 imports scripts/build.ts: src never needs scripts or tests. Move what it wants into src.',
    'src/utils/b.ts:1 src/utils is on no floor. Add it to scripts/checks/floors/table.ts and docs/ARCHITECTURE.md.',
  ])
})

test('finds nothing in this project', () => {
  expect(floorProblems('.')).toEqual([])
})
