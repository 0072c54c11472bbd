import { z } from 'zod'

/** Words that stand after `/auth/` for something else. */
const RESERVED = ['account', 'sign-out']

/** The name of a product in `/auth/{product}`, and in capitals in the name of its secret's variable. */
export const ProductNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,30}$/, 'a product is named with small letters, digits and hyphens')
  .refine((name) => !RESERVED.includes(name), `a product cannot be called ${RESERVED.join(' or ')}`)

/** What a value of the roles claim makes of somebody: an editor, or staff of every venue or of some. */
const GrantSchema = z.union([z.enum(['staff', 'editor']), z.object({ venues: z.array(z.string().min(1)).min(1) })])

/** An OpenID Connect provider that signs people in. Its secret is no part of it: that stays on the server. */
export const ProductSchema = z.object({
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  /** On the button, when there is more than one product. */
  label: z.string().min(1).optional(),
  /** True when the provider gave no secret; PKCE protects the code then. */
  isPublicClient: z.boolean().default(false),
  scope: z.string().default('openid profile'),
  /** The claim whose values `roles` knows, a list or one text. Values that it does not name give nothing. */
  rolesClaim: z.string().min(1).default('roles'),
  roles: z.record(z.string(), GrantSchema).default({}),
  /** A claim with ids of venues: who is staff sets these doors only. */
  venuesClaim: z.string().min(1).optional(),
  /** Origins of people's pictures, which join the Content-Security-Policy; pictures from elsewhere are not shown. */
  pictures: z.array(z.url({ protocol: /^https$/ })).default([]),
})
export type ProductSettings = z.output<typeof ProductSchema>

export const ProductsSchema = z.record(ProductNameSchema, ProductSchema)
