import type { Link } from '../schema/parts.ts'
import { Icon } from './Icon.tsx'

/** Links that an item gives, as its programme calls them; nothing when there are none. */
export function LinkList({ links }: { links: readonly Link[] }) {
  if (links.length === 0) return null
  return (
    <ul className="links-list">
      {links.map((link) => (
        <li key={link.url}>
          <a className={link.highlight ? 'first' : undefined} href={link.url} rel="noopener nofollow">
            <Icon name="website" />
            {link.label}
          </a>
          {link.value && <span className="muted"> {link.value}</span>}
        </li>
      ))}
    </ul>
  )
}
