import { dialogText } from '../text/dialogs.ts'
import { eventText } from '../text/event.ts'
import { shareText } from '../text/site.ts'
import type { EventPageView, WhenView } from '../views/event-page.ts'
import { Badges } from './Badges.tsx'
import { EventList } from './EventCard.tsx'
import { EventDialogs } from './EventDialogs.tsx'
import { TermList, WordList } from './Facts.tsx'
import { Html } from './Html.tsx'
import { Interested } from './Interested.tsx'
import { Lead } from './Lead.tsx'
import { LinkList } from './LinkList.tsx'
import { PeopleGrid } from './PersonCard.tsx'
import { SecondSheet } from './SecondSheet.tsx'
import { ShareButtons } from './ShareButtons.tsx'
import { Star } from './Star.tsx'

/** Beyond a dozen faces their stars are louder than they are, and than the event's own; each has one on their own page. */
const MOST_STARRED = 12

function When({ view, zone }: { view: WhenView; zone: string }) {
  return (
    <div>
      <dt>{eventText.when}</dt>
      <dd>
        {view.day ? <a href={view.dayHref}>{view.day}</a> : view.iso ? null : view.text}
        {view.day && (
          <span className="clock">
            {view.iso ? <time dateTime={view.iso}>{view.text}</time> : view.text}
            {view.end && `–${view.end}`}
            {view.suffix && (
              <>
                {' '}
                <abbr title={zone}>{view.suffix}</abbr>
              </>
            )}
          </span>
        )}
        {view.note}
      </dd>
    </div>
  )
}

function Facts({ view }: { view: EventPageView }) {
  const { details, tags, accessibility, sponsor } = view
  return (
    <aside className="facts">
      <TermList title={eventText.details} rows={details} />
      <WordList title={eventText.tags} words={tags} />
      <WordList title={eventText.accessibility} words={accessibility} />
      {sponsor && (
        <section className="sponsor">
          {sponsor.image && <img src={sponsor.image} alt="" width={240} height={80} loading="lazy" />}
          <p>{sponsor.label}</p>
        </section>
      )}
    </aside>
  )
}

/** The page of one event (ROWS R06, B11): what, when, where, who may enter; then people, words, facts. */
export function EventPage({ view, zone }: { view: EventPageView; zone: string }) {
  const hasFacts = view.details.length + view.tags.length + view.accessibility.length > 0 || view.sponsor
  return (
    <article className={`wrap type-${view.type?.colour ?? 'default'}`}>
      {view.when.dayHref && (
        <a className="crumb" href={view.when.dayHref} data-back="">
          {view.when.day?.split(',')[0]}
        </a>
      )}
      <Lead
        title={view.title}
        chip={view.type?.label}
        picture={view.picture}
        isCanceled={view.isCanceled}
        publication={view.publication}
      >
        {view.subtitle && (
          <p className="subtitle" dir="auto">
            {view.subtitle}
          </p>
        )}
        {view.presentedBy && <p className="subtitle">{view.presentedBy}</p>}
      </Lead>
      <dl className="bar">
        <When view={view.when} zone={zone} />
        {view.where && (
          <div>
            <dt>{eventText.where}</dt>
            <dd>
              <a className="place" href={view.where.href}>
                {view.where.text}
              </a>
              {view.where.address}
            </dd>
          </div>
        )}
        {view.badges.length > 0 && (
          <div>
            <dt>{eventText.access}</dt>
            <dd>
              <Badges badges={view.badges} />
            </dd>
          </div>
        )}
        <div>
          <dt className="sr">{shareText.share}</dt>
          <dd className="acts">
            {view.reserve?.href && (
              <a className="btn primary" href={view.reserve.href} data-dialog="modal-rsvp">
                {view.reserve.label}
              </a>
            )}
            {view.reserve && !view.reserve.href && (
              <a className="btn" href="#reserve" id="reserve" data-dialog="modal-rsvp">
                {view.reserve.label}
              </a>
            )}
            {view.express && (
              <a className="btn" href="#express" data-dialog="modal-sxxpress">
                {dialogText.expressTitle}
              </a>
            )}
            <Star star={view.star} name={view.title} isLabelled />
            <ShareButtons />
          </dd>
        </div>
      </dl>
      <SecondSheet />
      <div className="pen">
        <div>
          {(view.description || view.longDescription) && (
            <section className="prose" {...(view.language && { lang: view.language })}>
              <h2 className="sr">{eventText.about}</h2>
              {view.description && (
                <Html className={view.longDescription ? 'intro' : undefined} html={view.description} />
              )}
              {view.longDescription && <Html html={view.longDescription} />}
            </section>
          )}
          {view.express && (
            <p className="notice" id="express">
              {dialogText.expressTitle}: <span>{view.express}</span>
            </p>
          )}
          {view.notice && <p className="notice">{view.notice}</p>}
          {view.films.length > 0 && (
            <section className="section">
              <h2>{eventText.films}</h2>
              {view.films.map((film) => (
                <div className="film" key={film.title}>
                  <h3 dir="auto">
                    <a href={film.href}>{film.title}</a>
                  </h3>
                  {film.facts && <p className="muted">{film.facts}</p>}
                  {film.logline && <p>{film.logline}</p>}
                  {film.credits.map(({ label, values }) => (
                    <p key={label} className="muted">
                      {label}: {values}
                    </p>
                  ))}
                </div>
              ))}
            </section>
          )}
          {view.links.length > 0 && (
            <section className="section">
              <h2>{eventText.links}</h2>
              <LinkList links={view.links} />
            </section>
          )}
          {view.people.length > 0 && (
            <section className="section">
              <h2>{view.peopleTitle}</h2>
              <PeopleGrid cards={view.people} hasStars={view.people.length <= MOST_STARRED} />
            </section>
          )}
        </div>
        {hasFacts && <Facts view={view} />}
      </div>
      {view.featuring.map(({ title, cards }) => (
        <section className="section" key={title}>
          <h2 dir="auto">{title}</h2>
          <EventList cards={cards} />
        </section>
      ))}
      {view.alsoHere && (
        <section className="section">
          <h2>{view.alsoHere.title}</h2>
          <EventList cards={view.alsoHere.cards} />
        </section>
      )}
      <Interested view={view.interested} />
      <EventDialogs view={view} />
      <p className="toast" role="status" />
    </article>
  )
}
