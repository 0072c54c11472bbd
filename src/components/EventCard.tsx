import { eventText } from '../text/event.ts'
import type { EventCardView } from '../views/event-card.ts'
import { withDistinctArt } from '../views/picture.ts'
import { BadgeCodes } from './Badges.tsx'
import { Picture } from './Picture.tsx'
import { CardStar, Star } from './Star.tsx'

/** One event in a list: its time as a rail, its type as a coloured edge with its word, title, place, people, access. */
export function EventCard({ view, isBuilt = false }: { view: EventCardView; isBuilt?: boolean }) {
  const { time, type } = view
  return (
    <li className={`event type-${type?.colour ?? 'default'}${view.isCanceled ? ' canceled' : ''}`}>
      <p className="rail">
        {view.day && <span>{view.day}</span>}
        {time.iso ? <time dateTime={time.iso}>{time.text}</time> : time.text}
        {time.suffix && (
          <span>
            {time.end && `${eventText.to} ${time.end} `}
            {time.suffix}
          </span>
        )}
      </p>
      <div className="body">
        {view.publication && <p className="unpublished">{view.publication}</p>}
        {view.note && <p className="note">{view.note}</p>}
        {view.isCanceled && <p className="canceled-word">{eventText.canceled}</p>}
        <h3>
          <a href={view.href} dir="auto">
            {view.title}
          </a>
        </h3>
        {(type || view.where) && (
          <p>
            {type && <span className="kind">{type.label}</span>} {view.where}
          </p>
        )}
        {view.people.length > 0 && (
          <p className="muted">
            <bdi>{view.people.join(', ')}</bdi>
            {view.morePeople > 0 && ` ${eventText.morePeople(view.morePeople)}`}
          </p>
        )}
        <BadgeCodes badges={view.badges} />
      </div>
      <Picture view={view.picture} />
      {view.star && (isBuilt ? <CardStar /> : <Star star={view.star} name={view.title} />)}
    </li>
  )
}

/** Events under one another. `ol`, since their order is their time. */
export function EventList({ cards }: { cards: EventCardView[] }) {
  return (
    <ol className="events">
      {withDistinctArt(cards).map((card) => (
        <EventCard key={card.href} view={card} isBuilt />
      ))}
    </ol>
  )
}
