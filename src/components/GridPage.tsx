import { peopleText, venueText } from '../text/people.ts'
import type { GridPageView } from '../views/grid.ts'
import { PeopleGrid } from './PersonCard.tsx'

function Pager({ pager }: { pager: NonNullable<GridPageView['pager']> }) {
  return (
    <nav className="pager" aria-label={peopleText.pages}>
      {pager.previous && <a href={pager.previous}>{peopleText.previous}</a>}
      {pager.pages.map((page) => (
        <a
          key={page.number}
          href={page.href}
          aria-label={peopleText.page(page.number)}
          aria-current={page.isCurrent ? 'page' : undefined}
        >
          {page.number}
        </a>
      ))}
      {pager.next && <a href={pager.next}>{peopleText.next}</a>}
    </nav>
  )
}

/** Pictures in the first row of a phone, twice: what the first screen shows anywhere. */
const FIRST_ROW = 4

/** A grid of people by letter or by announcement, 60 a page (ROWS R02, R04, R09, B05, V04). */
export function GridPage({ view }: { view: GridPageView }) {
  return (
    <div className="wrap">
      <div className="masthead">
        <h1>{view.title}</h1>
        <p>{view.count}</p>
      </div>
      {view.sorts.length > 0 && (
        <nav className="tabs" aria-label={peopleText.sortLabel}>
          {view.sorts.map((sort) => (
            <a key={sort.label} href={sort.href} aria-current={sort.isCurrent ? 'page' : undefined}>
              {sort.label}
            </a>
          ))}
        </nav>
      )}
      {view.near && (
        <div className="tabs js">
          <button className="btn" type="button" data-near={view.near} aria-pressed="false" disabled>
            {venueText.nearMe}
          </button>
          <span role="status" />
        </div>
      )}
      {view.letters.length > 0 && !view.empty && (
        <nav className="letters" aria-label={peopleText.letters}>
          {view.letters.map(({ letter, href }) =>
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
      )}
      {view.empty && <p className="empty">{view.empty}</p>}
      {view.groups.map((group, index) => (
        <section className={`group${group.isLetter ? ' letter' : ''}`} key={group.id}>
          <h2 id={group.id} tabIndex={-1}>
            {group.title}
          </h2>
          <PeopleGrid cards={group.cards} shape={view.shape} eager={index === 0 ? FIRST_ROW : 0} />
        </section>
      ))}
      {view.pager && <Pager pager={view.pager} />}
    </div>
  )
}
