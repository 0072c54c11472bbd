import type { Badge } from '../domain/badges.ts'

/** Who may enter, in the specification's order (ROWS K02); nothing when the programme does not say. */
export function Badges({ badges }: { badges: Badge[] }) {
  if (badges.length === 0) return null
  return (
    <ul className="badges">
      {badges.map(({ type, label }) => (
        <li key={type}>{label}</li>
      ))}
    </ul>
  )
}
