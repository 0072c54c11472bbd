import type { PersonCardView } from '../views/person-card.ts'
import { withDistinctArt } from '../views/picture.ts'
import { Picture } from './Picture.tsx'

/** One person, artist, film, brand … in a grid. */
export function PersonCard({
  view,
  shape = 'square',
  isEager = false,
}: {
  view: PersonCardView
  shape?: 'square' | 'wide'
  isEager?: boolean
}) {
  return (
    <li className="person" data-at={view.at}>
      <Picture view={view.picture} shape={shape} isEager={isEager} />
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

interface GridProps {
  cards: PersonCardView[]
  shape?: 'square' | 'wide'
  /** How many pictures are on the first screen; the others wait until they come near. */
  eager?: number
}

export function PeopleGrid({ cards, shape = 'square', eager = 0 }: GridProps) {
  return (
    <ul className={shape === 'wide' ? 'people wide' : 'people'}>
      {withDistinctArt(cards).map((card, index) => (
        <PersonCard key={card.href} view={card} shape={shape} isEager={index < eager} />
      ))}
    </ul>
  )
}
