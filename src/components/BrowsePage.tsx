import { scheduleText } from '../text/schedule.ts'
import type { BrowseView } from '../views/browse.ts'
import { EventList } from './EventCard.tsx'
import { Finder } from './Finder.tsx'
import { DayBar } from './SchedulePage.tsx'

/** `/search` and `/search/event` before any script: the field, the days, the doors, the first events. */
export function BrowsePage({ view }: { view: BrowseView }) {
  return (
    <>
      <div className="wrap">
        <div className="masthead">
          <h1>{view.title}</h1>
        </div>
        <Finder action={view.searchAction} />
        <p className="hint">{view.hint}</p>
      </div>
      <DayBar days={view.days} />
      <div className="wrap">
        {view.cards.length > 0 ? (
          <section className="group">
            <h2 className="sr">{scheduleText.allEvents}</h2>
            <EventList cards={view.cards} />
          </section>
        ) : (
          <nav className="doorlist" aria-label={scheduleText.browse}>
            {view.doors.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
        )}
        {view.empty && <p className="empty">{view.empty}</p>}
      </div>
    </>
  )
}
