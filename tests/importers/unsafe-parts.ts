import { Parser } from 'htmlparser2'

const TAGS = new Set(['p', 'br', 'em', 'strong', 'a', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'h3', 'h4'])

/** Everything in a piece of HTML that safe HTML must not have, read by a parser that the cleaning does not use this way. */
export function unsafeParts(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (!TAGS.has(tag)) found.push(`<${tag}>`)
      for (const [name, value] of Object.entries(attributes)) {
        if (tag === 'a' && name === 'href' && /^(https?:\/\/|mailto:)/.test(value)) continue
        if (tag === 'a' && name === 'rel' && value === 'nofollow noopener') continue
        found.push(`${tag} ${name}="${value}"`)
      }
    },
    oncomment: (text) => found.push(`<!--${text}`),
    onprocessinginstruction: (name) => found.push(`<${name}`),
  })
  parser.end(html)
  return found
}
