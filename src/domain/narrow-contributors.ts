const KNOWN = ['artist', 'person']

/**
 * Where `/contributors?models=artist` leads on a site of files: the page of that model alone. Both models, none, or
 * only unknown ones mean everybody, which is the page itself (ROWS R04, V03).
 */
export function toNarrowedPath({ pathname, search }: { pathname: string; search: string }): string | undefined {
  if (!/\/contributors\/?$/.test(pathname)) return undefined
  const models = new URLSearchParams(search).get('models')?.split(',') ?? []
  const known = KNOWN.filter((model) => models.includes(model))
  return known.length === 1 ? `${pathname.replace(/\/$/, '')}/only/${known[0]}` : undefined
}
