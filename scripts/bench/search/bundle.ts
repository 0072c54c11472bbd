import { join } from 'node:path'
import { build } from 'esbuild'

const SEARCH = join(import.meta.dirname, '../../../src/search')

/** What a browser loads to ask an index: the query side and the fragments, as one module. */
export async function bundleEngine(contents?: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: contents ?? "export { openIndex } from './open-index.ts'\nexport { highlight } from './highlight.ts'",
      resolveDir: SEARCH,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
