import { peopleText } from '../text/people.ts'
import type { ContributorPageView } from '../views/contributor-page.ts'
import { Biography } from './Biography.tsx'
import { EventList } from './EventCard.tsx'
import { WordList } from './Facts.tsx'
import { Icon } from './Icon.tsx'
import { Interested } from './Interested.tsx'
import { Lead } from './Lead.tsx'
import { SecondSheet } from './SecondSheet.tsx'
import { ShareButtons } from './ShareButtons.tsx'
import { Star } from './Star.tsx'

/** The page of an artist or person (ROWS R03, R05). */
export function ContributorPage({ view }: { view: ContributorPageView }) {
  return (
    <article className="wrap">
      <a className="crumb" href={view.back.href} data-back="">
        {view.back.label}
      </a>
      <Lead title={view.name} chip={view.kind} picture={view.picture} shape="square" publication={view.publication}>
        {view.pronoun && <p className="muted">{view.pronoun}</p>}
        {view.lines.map((line) => (
          <p className="subtitle" key={line} dir="auto">
            {line}
          </p>
        ))}
        {view.place && <p className="muted">{view.place}</p>}
        <SecondSheet />
        {view.links.length > 0 && (
          <ul className="links-list">
            {view.links.map(({ name, label, url }) => (
              <li key={name}>
                <a href={url} rel="noopener me">
                  <Icon name={name} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="acts">
          <Star star={view.star} name={view.name} isLabelled />
          <ShareButtons />
        </p>
        {view.biography && (
          <section>
            <h2 className="sr">{peopleText.biography}</h2>
            <Biography {...view.biography} />
          </section>
        )}
        {view.connect.length > 0 && (
          <div className="facts">
            <WordList title={peopleText.connect} words={view.connect} />
          </div>
        )}
        {view.announced && <p className="notice">{view.announced}</p>}
      </Lead>
      <section className="section">
        <h2 dir="auto">{view.featuring?.title ?? peopleText.noEvents}</h2>
        {view.featuring && <EventList cards={view.featuring.cards} />}
      </section>
      <Interested view={view.interested} />
      <p className="toast" role="status" />
    </article>
  )
}
