import { scheduleText } from '../text/schedule.ts'
import type { DayLink, SchedulePageView } from '../views/schedule.ts'
import { EventList } from './EventCard.tsx'
import { PrintCode } from './PrintCode.tsx'

/** The bar of days: scrolls sideways on phones and says where you are. */
export function DayBar({ days }: { days: DayLink[] }) {
  return (
    <nav className="strip" aria-label={scheduleText.days}>
      <ul className="wrap">
        {days.map((day) => (
          <li key={day.href}>
            <a href={day.href} aria-current={day.isCurrent ? 'page' : undefined}>
              {day.weekday}
              <small>{day.date || day.count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A day of the programme, hour by hour, complete without script (ROWS R17). */
export function SchedulePage({ view }: { view: SchedulePageView }) {
  return (
    <>
      <div className="wrap masthead">
        <h1>{view.title}</h1>
        <p className="date">{view.date}</p>
        <p>{view.count}</p>
        <PrintCode code={view.code} />
      </div>
      <DayBar days={view.days} />
      <div className="wrap">
        {view.parts.length > 0 && (
          <nav className="tabs" aria-label={scheduleText.parts}>
            {view.parts.map((part) => (
              <a key={part.href} href={part.href} aria-current={part.isCurrent ? 'page' : undefined}>
                {part.label} <small>{part.count}</small>
              </a>
            ))}
          </nav>
        )}
        {view.empty && <p className="empty">{view.empty}</p>}
        <div className="timed">
          {view.groups.map((group) => (
            <section className="group" key={group.id} id={group.id}>
              <h2>
                {group.title} {group.note && <small>{group.note}</small>}
              </h2>
              <EventList cards={group.cards} />
            </section>
          ))}
        </div>
        <nav className="between" aria-label={scheduleText.days}>
          {view.previous ? <a href={view.previous.href}>← {view.previous.label}</a> : <span />}
          {view.next && <a href={view.next.href}>{view.next.label} →</a>}
        </nav>
      </div>
    </>
  )
}
