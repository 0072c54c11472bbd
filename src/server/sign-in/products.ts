import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { ProductNameSchema, ProductSchema, type ProductSettings } from '../../schema/product.ts'

/** A provider that can sign people in. */
export interface Product extends ProductSettings {
  name: string
  clientSecret: string | undefined
}

/** Where the parts of the products come from beside the festival's configuration. */
export interface ProductSources {
  /** A JSON file of products, which wins over the festival's and may hold their secrets. */
  file: string | undefined
  /** The secrets by the names of their variables. */
  secrets: Record<string, string>
}

/** Only what it names wins; the whole is looked at when it is put together. */
const FileSchema = z.record(z.string(), z.looseObject({ clientSecret: z.string().min(1).optional() }))

export const secretVariable = (product: string): string =>
  `MARQUEE_AUTH_${product.toUpperCase().replaceAll('-', '_')}_CLIENT_SECRET`

/** The secrets among an environment's variables. */
export const readSecrets = (env: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value && /^MARQUEE_AUTH_\w+_CLIENT_SECRET$/.test(name) ? [[name, value]] : [],
    ),
  )

/**
 * The configured products: those of `festival.config.ts`, those of the file, and secrets from the environment.
 * @throws one line that names the product, what it lacks and where to put it.
 */
export async function loadProducts(
  ofFestival: Record<string, ProductSettings>,
  { file, secrets }: ProductSources,
): Promise<Product[]> {
  const ofFile = file ? await readProductsFile(file) : {}
  const names = new Set([...Object.keys(ofFestival), ...Object.keys(ofFile)])
  return [...names].map((name) => {
    const { clientSecret = secrets[secretVariable(name)], ...settings } = ofFile[name] ?? {}
    const named = ProductNameSchema.safeParse(name)
    if (!named.success) throw new Error(`The login product "${name}": ${named.error.issues[0]?.message}.`)
    const parsed = ProductSchema.safeParse({ ...ofFestival[name], ...settings })
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw new Error(
        `The login product "${name}" has no usable "${issue?.path.join('.')}" (${issue?.message}). Set it in festival.config.ts or in the file that MARQUEE_AUTH names.`,
      )
    }
    if (!clientSecret && !parsed.data.isPublicClient) {
      throw new Error(
        `The login product "${name}" has no client secret. Set ${secretVariable(name)}, or isPublicClient if its provider gave none.`,
      )
    }
    return { ...parsed.data, name, clientSecret }
  })
}

async function readProductsFile(file: string): Promise<z.output<typeof FileSchema>> {
  const problem = (why: string) => new Error(`The file "${file}" that MARQUEE_AUTH names cannot be used: ${why}`)
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw problem(error.message)
  })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // What stands in the file is secret: no part of it goes into a log.
    throw problem('it is not JSON.')
  }
  const parsed = FileSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw problem(`${issue?.path.join('.')}: ${issue?.message}`)
}
