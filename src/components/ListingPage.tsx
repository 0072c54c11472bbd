import { eventText } from '../text/event.ts'
import { listingText } from '../text/listing.ts'
import type { ListingPageView } from '../views/listing-page.ts'
import { EventList } from './EventCard.tsx'
import { TermList, WordList } from './Facts.tsx'
import { Html } from './Html.tsx'
import { Interested } from './Interested.tsx'
import { Lead } from './Lead.tsx'
import { LinkList } from './LinkList.tsx'
import { SecondSheet } from './SecondSheet.tsx'
import { ShareButtons } from './ShareButtons.tsx'
import { Star } from './Star.tsx'

/** The page of a film, brand, exhibitor or presenter (ROWS R14). */
export function ListingPage({ view }: { view: ListingPageView }) {
  const isFilm = view.shape === 'wide'
  // Of a film people ask first when it is shown, of a stand what it is.
  const events = view.events && (
    <section className="section">
      <h2 dir="auto">{view.events.title}</h2>
      <EventList cards={view.events.cards} />
    </section>
  )
  return (
    <article className={`wrap type-${isFilm ? 'screening' : 'default'}`}>
      <a className="crumb" href={view.back.href} data-back="">
        {view.back.label}
      </a>
      <Lead title={view.name} chip={view.kind} picture={view.picture} shape={view.shape} publication={view.publication}>
        {view.lead && <p className="subtitle">{view.lead}</p>}
        {view.facts.length > 0 && <p className="subtitle">{view.facts.join(' · ')}</p>}
        <p className="acts">
          <Star star={view.star} name={view.name} isLabelled />
          <ShareButtons />
        </p>
      </Lead>
      <SecondSheet />
      {isFilm && events}
      <div className="pen">
        <div className="prose">
          {view.description && <Html html={view.description} />}
          <LinkList links={view.links} />
        </div>
        {view.credits.length + view.tags.length > 0 && (
          <aside className="facts">
            <TermList title={listingText.credits} rows={view.credits} />
            <WordList title={eventText.tags} words={view.tags} />
          </aside>
        )}
      </div>
      {!isFilm && events}
      <Interested view={view.interested} />
      <p className="toast" role="status" />
    </article>
  )
}
