import type { PersonCardView } from '../views/person-card.ts'
import { withDistinctArt } from '../views/picture.ts'
import { Picture } from './Picture.tsx'
import { CardStar, Star } from './Star.tsx'

/** One person, artist, film, brand … in a grid. */
export function PersonCard({
  view,
  shape = 'square',
  isEager = false,
  isBuilt = false,
}: {
  view: PersonCardView
  shape?: 'square' | 'wide'
  isEager?: boolean
  isBuilt?: boolean
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
      {view.note && <p className="note">{view.note}</p>}
      {view.star && (isBuilt ? <CardStar /> : <Star star={view.star} name={view.name} />)}
    </li>
  )
}

interface GridProps {
  cards: PersonCardView[]
  shape?: 'square' | 'wide'
  /** How many pictures are on the first screen; the others wait until they come near. */
  eager?: number
  /** Whether each has its star; on the page of something else a crowd goes without (ROWS T01). */
  hasStars?: boolean
}

export function PeopleGrid({ cards, shape = 'square', eager = 0, hasStars = true }: GridProps) {
  return (
    <ul className={shape === 'wide' ? 'people wide' : 'people'}>
      {withDistinctArt(cards).map(({ star, ...card }, index) => (
        <PersonCard
          key={card.href}
          view={hasStars && star ? { ...card, star } : card}
          shape={shape}
          isEager={index < eager}
          isBuilt
        />
      ))}
    </ul>
  )
}
