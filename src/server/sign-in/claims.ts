import type { Role } from '../../schema/roles.ts'
import type { Claims } from '../ports/people.ts'
import type { Product } from './products.ts'

/** What signing in makes of somebody. */
export interface Admission {
  claims: Claims
  roles: Role[]
  venues: string[] | undefined
}

const LONGEST_NAME = 100

const readText = (value: unknown): string =>
  typeof value === 'string' ? value.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME) : ''

/** A claim is a list of texts, or one text; anything else says nothing. */
const readList = (value: unknown): string[] =>
  [value].flat().filter((entry): entry is string => typeof entry === 'string' && entry !== '')

/**
 * Reads what a provider says about somebody, and takes of it what this product is allowed to say. Only the name and the
 * picture are kept; an e-mail address or anything else that comes along is not.
 */
export function readClaims(subject: string, said: Record<string, unknown>, product: Product): Admission {
  const [first = '', ...rest] = readText(said.name).split(' ')
  const given = readText(said.given_name)
  const family = readText(said.family_name)
  const hasParts = given !== '' || family !== ''
  const grants = readList(said[product.rolesClaim]).flatMap((value) =>
    Object.hasOwn(product.roles, value) ? [product.roles[value]] : [],
  )
  const isStaff = grants.some((grant) => grant !== 'editor')
  const roles: Role[] = ['attendee']
  if (isStaff) roles.push('staff')
  if (grants.includes('editor')) roles.push('editor')
  return {
    claims: {
      product: product.name,
      subject,
      firstName: hasParts ? given : first || readText(said.preferred_username),
      lastName: hasParts ? family : rest.join(' '),
      imageUrl: readPicture(said.picture, product),
    },
    roles,
    venues: isStaff ? toScope(grants, said, product) : undefined,
  }
}

/** The venues of a member of staff: all when one grant says so, unless a claim names them. */
function toScope(
  grants: readonly (Product['roles'][string] | undefined)[],
  said: Record<string, unknown>,
  { venuesClaim }: Product,
): string[] | undefined {
  const scopes = grants.flatMap((grant) => (typeof grant === 'object' ? grant.venues : []))
  const named = venuesClaim === undefined ? undefined : readList(said[venuesClaim])
  if (!grants.includes('staff')) return [...new Set([...scopes, ...(named ?? [])])]
  return named && [...new Set([...scopes, ...named])]
}

/** Pictures come from the origins that the Content-Security-Policy lets pages show. */
function readPicture(value: unknown, { pictures }: Product): string | undefined {
  if (typeof value !== 'string' || value.length > 2_000 || !URL.canParse(value)) return undefined
  const url = new URL(value)
  return pictures.some((origin) => new URL(origin).origin === url.origin) ? url.href : undefined
}
