import { dashboardText } from '../text/dashboard.ts'
import { scheduleText } from '../text/schedule.ts'
import { siteText } from '../text/site.ts'
import type { EventCardView } from '../views/event-card.ts'
import type { LandingView } from '../views/landing.ts'
import { Finder } from './Finder.tsx'
import { PeopleGrid } from './PersonCard.tsx'
import { Picture } from './Picture.tsx'
import { CardStar } from './Star.tsx'

function Poster({ view }: { view: EventCardView }) {
  return (
    <li className={`poster type-${view.type?.colour ?? 'default'}`}>
      <Picture view={view.picture} />
      <h3>
        <a href={view.href} dir="auto">
          {view.title}
        </a>
      </h3>
      <p>{[view.day, view.time.text].filter(Boolean).join(' · ')}</p>
      {view.where && <p>{view.where}</p>}
      {view.star && <CardStar />}
    </li>
  )
}

/** The landing page (ROWS R01): the name as large as it goes, when and where, search, four doors, days, faces. */
export function LandingPage({ view }: { view: LandingView }) {
  return (
    <>
      <div className="hero">
        <div className="wrap">
          <h1 className={view.nameSize}>{view.name}</h1>
          {(view.dates || view.place) && (
            <p className="facts">
              {view.dates && <span>{view.dates}</span>}
              {view.place && <span>{view.place}</span>}
            </p>
          )}
          {view.tagline && <p className="tagline">{view.tagline}</p>}
          <Finder action={view.searchAction} placeholder={view.words.searchPlaceholder} />
        </div>
      </div>
      <div className="wrap">
        <nav className="doors" aria-label={scheduleText.browse}>
          {view.doors.map(({ label, href, keepsYear, isFor, isHidden }) => (
            <a
              key={label}
              {...(keepsYear && { 'data-year': '' })}
              {...(isFor && { [`data-${isFor}`]: '' })}
              hidden={isHidden}
              href={href}
            >
              {label}
            </a>
          ))}
        </nav>
        {view.hotel && (
          <a className="quiet" href={view.hotel}>
            {siteText.hotel}
          </a>
        )}
        {view.dashboard && (
          <section className="section" data-dashboard={JSON.stringify(view.dashboard.clock)} hidden>
            <h2>{dashboardText.title}</h2>
            <a className="quiet" href={view.dashboard.href}>
              {dashboardText.all}
            </a>
          </section>
        )}
        {view.days.length > 0 && (
          <section className="section">
            <h2>{scheduleText.days}</h2>
            <ul className="daystrip">
              {view.days.map((day) => (
                <li key={day.href}>
                  <a href={day.href}>
                    <b>{day.weekday}</b>
                    <span>
                      {day.date} <span>{day.count}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {view.featured.length > 0 && (
          <section className="section">
            <h2>{view.words.featured}</h2>
            <ul className="posters">
              {view.featured.map((card) => (
                <Poster key={card.href} view={card} />
              ))}
            </ul>
          </section>
        )}
        {view.faces.length > 0 && (
          <section className="section">
            <h2>
              <a href={view.facesHref}>{view.words.newFaces}</a>
            </h2>
            <PeopleGrid cards={view.faces} />
          </section>
        )}
      </div>
    </>
  )
}
