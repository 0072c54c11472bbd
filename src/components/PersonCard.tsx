import type { PersonCardView } from '../views/person-card.ts'
import { Picture } from './Picture.tsx'

/** One person or artist in a grid. */
export function PersonCard({ view }: { view: PersonCardView }) {
  return (
    <li className="person">
      <Picture view={view.picture} shape="square" />
      <h3>
        <a href={view.href} dir="auto">
          {view.name}
        </a>
      </h3>
      {view.role && <p className="role">{view.role}</p>}
      {view.lines.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </li>
  )
}

export function PeopleGrid({ cards }: { cards: PersonCardView[] }) {
  return (
    <ul className="people">
      {cards.map((card) => (
        <PersonCard key={card.href} view={card} />
      ))}
    </ul>
  )
}
