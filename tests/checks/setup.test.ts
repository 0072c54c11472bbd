import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { lockfileProblems } from '../../scripts/checks/lockfile.ts'
import { ensurePackages, lockfileChanges } from '../../scripts/setup/packages.mjs'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const lockfile = (packages: Record<string, object>) =>
  JSON.stringify({ packages: { '': { name: 'marquee' }, ...packages } })

const locked = { version: '1.0.0', integrity: 'sha512-a' }

const changes = (before: Record<string, object>, after: Record<string, object>) =>
  lockfileChanges(lockfile(before), lockfile(after))

test('sees another version, other bytes, a package more and a package less in a lockfile', () => {
  expect(changes({ 'node_modules/a': locked }, { 'node_modules/a': { ...locked, version: '1.0.1' } })).toEqual(['a'])
  expect(changes({ 'node_modules/a': locked }, { 'node_modules/a': { ...locked, integrity: 'sha512-b' } })).toEqual([
    'a',
  ])
  expect(changes({}, { 'node_modules/@b/c': locked })).toEqual(['@b/c'])
  expect(changes({ 'node_modules/a/node_modules/b': locked }, {})).toEqual(['a/node_modules/b'])
})

test('ignores what versions of npm note differently, and optional parts of other platforms', () => {
  expect(changes({ 'node_modules/a': locked }, { 'node_modules/a': { ...locked, peer: true } })).toEqual([])
  expect(changes({}, { 'node_modules/a-win32': { ...locked, optional: true } })).toEqual([])
})

test('finds a download address, and a package without a hash, in a lockfile', () => {
  const text = lockfile({
    'node_modules/a': { ...locked, resolved: 'https://registry.example/a.tgz' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': locked,
  })
  const file = join(temporaryFolder({ 'package-lock.json': text }), 'package-lock.json')
  expect(lockfileProblems(file)).toEqual([
    `${file}: a names a download address. Keep omit-lockfile-registry-resolved in .npmrc and run npm install.`,
    `${file}: b has no integrity hash. Run npm install against a registry that gives one.`,
  ])
})

test('finds nothing in our own lockfile', () => {
  expect(lockfileProblems('package-lock.json')).toEqual([])
})

/** A project whose only package lies beside it, so that npm needs no network. */
const projectOf = (locked: Record<string, object>) => {
  const dependencies = { helper: 'file:./helper' }
  const packages = { '': { name: 'project', version: '1.0.0', dependencies }, ...locked }
  return temporaryFolder({
    'package.json': JSON.stringify({ name: 'project', version: '1.0.0', dependencies }),
    'package-lock.json': JSON.stringify({
      name: 'project',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages,
    }),
    'helper/package.json': JSON.stringify({ name: 'helper', version: '1.0.0' }),
  })
}

const helper = { helper: { version: '1.0.0' }, 'node_modules/helper': { resolved: 'helper', link: true } }

test('installs what the lockfile names, once', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const project = projectOf(helper)
  const lockfile = readFileSync(join(project, 'package-lock.json'), 'utf8')
  ensurePackages(project)
  expect(existsSync(join(project, 'node_modules/helper/package.json'))).toBe(true)
  expect(readFileSync(join(project, 'package-lock.json'), 'utf8')).toBe(lockfile)
  ensurePackages(project)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
}, 60_000)

test('refuses packages that the lockfile does not name, and puts it back', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const project = projectOf({})
  const lockfile = readFileSync(join(project, 'package-lock.json'), 'utf8')
  const refusal = /^package-lock\.json does not fit package\.json and was put back; npm would change helper\b/
  expect(() => ensurePackages(project)).toThrow(refusal)
  expect(readFileSync(join(project, 'package-lock.json'), 'utf8')).toBe(lockfile)
  // The refused installation does not count as done.
  expect(() => ensurePackages(project)).toThrow(refusal)
  log.mockRestore()
}, 60_000)
