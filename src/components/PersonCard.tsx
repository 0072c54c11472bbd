import type { PersonCardView } from '../views/person-card.ts'
import { withDistinctArt } from '../views/picture.ts'
import { Picture } from './Picture.tsx'

/** One person, artist, film, brand … in a grid. */
export function PersonCard({ view, shape = 'square' }: { view: PersonCardView; shape?: 'square' | 'wide' }) {
  return (
    <li className="person">
      <Picture view={view.picture} shape={shape} />
      <h3>
        <a href={view.href} dir="auto">
          {view.name}
        </a>
      </h3>
      {view.publication && <p className="unpublished">{view.publication}</p>}
      {view.role && <p className="role">{view.role}</p>}
      {view.lines.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </li>
  )
}

export function PeopleGrid({ cards, shape = 'square' }: { cards: PersonCardView[]; shape?: 'square' | 'wide' }) {
  return (
    <ul className={shape === 'wide' ? 'people wide' : 'people'}>
      {withDistinctArt(cards).map((card) => (
        <PersonCard key={card.href} view={card} shape={shape} />
      ))}
    </ul>
  )
}
