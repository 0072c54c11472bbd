import { peopleText } from '../text/people.ts'
import { scheduleText } from '../text/schedule.ts'
import { searchText } from '../text/search.ts'
import type { BrowseView } from '../views/browse.ts'
import { EventList } from './EventCard.tsx'
import { Finder } from './Finder.tsx'
import { DayBar } from './SchedulePage.tsx'
import { Doors, Tabs } from './Tabs.tsx'

function LetterBar({ letters }: { letters: BrowseView['letters'] }) {
  return (
    <nav className="letters" aria-label={peopleText.letters}>
      {letters.map(({ letter, href }) =>
        href ? (
          <a key={letter} href={href}>
            {letter}
          </a>
        ) : (
          <span key={letter} aria-disabled="true">
            {letter}
          </span>
        ),
      )}
    </nav>
  )
}

/**
 * A search page before any script: the field, the quick tabs, days or letters, doors, the first events or names. The
 * search island takes over what is inside `data-search`.
 */
export function BrowsePage({ view }: { view: BrowseView }) {
  return (
    <>
      <div className="wrap">
        <div className="masthead">
          <h1>{view.title}</h1>
        </div>
        <Finder action={view.searchAction} placeholder={view.searchPlaceholder} />
        <Tabs label={searchText.kinds} tabs={view.kinds} className="kinds" />
        <Tabs label={searchText.quickTabs} tabs={view.quickTabs} />
      </div>
      {view.days.length > 0 && <DayBar days={view.days} />}
      <div className="wrap" data-search="">
        {view.letters.length > 0 && <LetterBar letters={view.letters} />}
        <p className="hint">{view.hint}</p>
        {view.cards.length > 0 && (
          <section className="group">
            <h2 className="sr">{scheduleText.allEvents}</h2>
            <EventList cards={view.cards} />
          </section>
        )}
        {view.names.length > 0 && (
          <ul className="names">
            {view.names.map(({ name, href, note }) => (
              <li key={href}>
                <a href={href} dir="auto">
                  {name}
                </a>
                {note && <small>{note}</small>}
              </li>
            ))}
          </ul>
        )}
        {view.empty && <p className="empty">{view.empty}</p>}
        {view.doors.length > 0 && <Doors label={scheduleText.browse} doors={view.doors} />}
      </div>
    </>
  )
}
