import { venueText } from '../text/people.ts'
import type { VenuePageView } from '../views/venue-page.ts'
import { EventList } from './EventCard.tsx'
import { Html } from './Html.tsx'
import { Interested } from './Interested.tsx'
import { Lead } from './Lead.tsx'
import { LinkList } from './LinkList.tsx'
import { SecondSheet } from './SecondSheet.tsx'
import { ShareButtons } from './ShareButtons.tsx'
import { Star } from './Star.tsx'

/** The page of a venue: where it is, and its days (ROWS E08, R14). */
export function VenuePage({ view }: { view: VenuePageView }) {
  return (
    <article className="wrap">
      <Lead title={view.name} chip={venueText.venue} picture={view.picture}>
        {view.parent && (
          <p className="subtitle">
            {view.parent.href ? (
              <a href={view.parent.href}>{venueText.partOf(view.parent.name)}</a>
            ) : (
              venueText.partOf(view.parent.name)
            )}
          </p>
        )}
        {view.address && <p className="subtitle">{view.address}</p>}
        {view.facts.length > 0 && <p>{view.facts.join(' · ')}</p>}
      </Lead>
      <p className="bar">
        <span className="acts">
          {view.mapHref && (
            <a className="btn primary" href={view.mapHref} rel="noopener">
              {venueText.openMap}
            </a>
          )}
          <Star star={view.star} name={view.name} isLabelled />
          <ShareButtons />
          <span>{view.count}</span>
        </span>
      </p>
      <SecondSheet />
      {(view.description || view.links.length > 0) && (
        <div className="pen">
          <div className="prose">
            {view.description && <Html html={view.description} />}
            <LinkList links={view.links} />
          </div>
        </div>
      )}
      {view.rooms.length > 0 && (
        <section className="section">
          <h2>{venueText.rooms}</h2>
          <ul className="rooms">
            {view.rooms.map((room) => (
              <li key={room.href}>
                <a href={room.href} dir="auto">
                  {room.name}
                </a>{' '}
                <span className="muted">{room.count}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(view.empty || view.days.length > 0) && (
        <section className="section">
          <h2>{view.empty ?? venueText.programme}</h2>
          {view.days.map((day) => (
            <div key={day.id} id={day.id}>
              <p className="subhead">
                <b>{day.weekday}</b> <span className="muted">{day.date}</span>
              </p>
              <EventList cards={day.cards} />
            </div>
          ))}
        </section>
      )}
      <Interested view={view.interested} />
      <p className="toast" role="status" />
    </article>
  )
}
