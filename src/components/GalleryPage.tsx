import type { ReactNode } from 'react'
import { eventText } from '../text/event.ts'
import { galleryText } from '../text/gallery.ts'
import { peopleText } from '../text/people.ts'
import { shareText } from '../text/site.ts'
import type { GalleryView } from '../views/gallery.ts'
import { BadgeCodes, Badges } from './Badges.tsx'
import { EventList } from './EventCard.tsx'
import { Finder } from './Finder.tsx'
import { GridPage } from './GridPage.tsx'
import { Lead } from './Lead.tsx'
import { LinkList } from './LinkList.tsx'
import { PeopleGrid } from './PersonCard.tsx'
import { Picture } from './Picture.tsx'
import { DayBar } from './SchedulePage.tsx'

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="shelf">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** One page with every component in every state: the target of the accessibility checks and of the screenshots. */
export function GalleryPage({ view }: { view: GalleryView }) {
  return (
    <>
      <div className="wrap">
        <div className="masthead">
          <h1>{galleryText.title}</h1>
          <p>{galleryText.hint}</p>
        </div>
        <Shelf title={galleryText.chips}>
          <p className="acts">
            {view.colours.map((colour) => (
              <span className={`type-${colour}`} key={colour}>
                <span className="chip">{colour}</span>
              </span>
            ))}
          </p>
          <Badges badges={view.badges} />
          <BadgeCodes badges={view.badges} />
          <p className="acts">
            <a className="btn primary" href="#main">
              {eventText.reserve}
            </a>
            <button className="btn js" type="button" data-share="">
              {shareText.share}
            </button>
          </p>
          <LinkList links={view.links} />
        </Shelf>
        <Shelf title={galleryText.art}>
          <ul className="people wide">
            {view.art.map((picture) => (
              <li key={picture.art}>
                <Picture view={picture} />
              </li>
            ))}
          </ul>
          <ul className="people">
            {view.art.map((picture) => (
              <li key={picture.art}>
                <Picture view={{ ...picture, initials: 'MQ' }} shape="square" />
              </li>
            ))}
          </ul>
        </Shelf>
        <Shelf title={galleryText.events}>
          <EventList cards={view.events} />
        </Shelf>
        <Shelf title={galleryText.people}>
          <PeopleGrid cards={view.people} />
        </Shelf>
        <Shelf title={galleryText.leads}>
          {view.leads.map((lead) => (
            <Lead key={lead.title} {...lead} />
          ))}
        </Shelf>
        <Shelf title={galleryText.empty}>
          <Finder action={view.searchAction} />
          <p className="empty">{view.empty}</p>
          <p className="empty">{peopleText.empty}</p>
          <p className="notice">{eventText.notice}</p>
        </Shelf>
      </div>
      <DayBar days={view.days} />
      <GridPage view={view.grid} />
      <p className="toast" role="status" />
    </>
  )
}
