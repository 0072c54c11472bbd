import { eventText } from '../text/event.ts'
import { listingText } from '../text/listing.ts'
import { shareText } from '../text/site.ts'
import type { ListingPageView } from '../views/listing-page.ts'
import { EventList } from './EventCard.tsx'
import { Html } from './Html.tsx'
import { LinkList } from './LinkList.tsx'
import { Picture } from './Picture.tsx'
import { SecondSheet } from './SecondSheet.tsx'
import { toTitleSize } from './title-size.ts'

/** The page of a film, brand, exhibitor or presenter (ROWS R14). */
export function ListingPage({ view }: { view: ListingPageView }) {
  return (
    <article className={`wrap type-${view.shape === 'wide' ? 'screening' : 'default'}`}>
      <a className="crumb" href={view.back.href} data-back="">
        {view.back.label}
      </a>
      <div className={`lead${view.shape === 'square' ? ' person-lead' : view.picture.src ? '' : ' bare'}`}>
        {(view.shape === 'square' || view.picture.src) && (
          <figure className="frame">
            <Picture view={view.picture} shape={view.shape} isFirst />
            {view.picture.credit && <figcaption>{eventText.imageCredit(view.picture.credit)}</figcaption>}
          </figure>
        )}
        <div className="words">
          <span className="chip">{view.kind}</span>
          <h1 className={toTitleSize(view.name)} dir="auto">
            {view.name}
          </h1>
          {view.lead && <p className="subtitle">{view.lead}</p>}
          {view.facts.length > 0 && <p className="subtitle">{view.facts.join(' · ')}</p>}
          <p className="acts">
            <button className="btn" type="button" data-share="">
              {shareText.share}
            </button>
          </p>
        </div>
      </div>
      <SecondSheet />
      <div className="pen">
        <div className="prose">
          {view.description && <Html html={view.description} />}
          <LinkList links={view.links} />
        </div>
        {view.credits.length + view.tags.length > 0 && (
          <aside className="facts">
            {view.credits.length > 0 && (
              <section>
                <h2>{listingText.credits}</h2>
                <dl>
                  {view.credits.map(({ term, value }) => [
                    <dt key={term}>{term}</dt>,
                    <dd key={`${term}-value`} dir="auto">
                      {value}
                    </dd>,
                  ])}
                </dl>
              </section>
            )}
            {view.tags.length > 0 && (
              <section>
                <h2>{eventText.tags}</h2>
                <ul className="words-list">
                  {view.tags.map((tag) => (
                    <li key={tag}>{tag}</li>
                  ))}
                </ul>
              </section>
            )}
          </aside>
        )}
      </div>
      {view.events && (
        <section className="section">
          <h2 dir="auto">{view.events.title}</h2>
          <EventList cards={view.events.cards} />
        </section>
      )}
      <p className="toast" role="status" data-toast="" />
    </article>
  )
}
