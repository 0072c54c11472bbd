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

/** The same in a card's room: a letter each (ROWS K08), whose word is its title; a type without a letter is spelled out. */
export function BadgeCodes({ badges }: { badges: Badge[] }) {
  if (badges.length === 0) return null
  return (
    <p className="codes">
      {badges.map(({ type, label, code }) =>
        code ? (
          <abbr key={type} title={label}>
            {code}
          </abbr>
        ) : (
          <span key={type}>{label}</span>
        ),
      )}
    </p>
  )
}
