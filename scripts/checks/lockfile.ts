import { readFileSync } from 'node:fs'

interface LockedPackage {
  resolved?: string
  link?: boolean
  integrity?: string
}

/**
 * A lockfile must serve every registry and mirror: it names packages and their hashes, never the address that one
 * machine happened to download from.
 */
export function lockfileProblems(file: string): string[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> }
  return Object.entries(packages).flatMap(([path, { resolved, link, integrity }]) => {
    if (path === '' || link) return []
    const name = path.replace(/^.*node_modules\//, '')
    if (resolved) {
      return [
        `${file}: ${name} names a download address. Keep omit-lockfile-registry-resolved in .npmrc and run npm install.`,
      ]
    }
    return integrity
      ? []
      : [`${file}: ${name} has no integrity hash. Run npm install against a registry that gives one.`]
  })
}
