import { eventText } from '../text/event.ts'
import { peopleText } from '../text/people.ts'
import { shareText } from '../text/site.ts'
import type { ContributorPageView } from '../views/contributor-page.ts'
import { EventList } from './EventCard.tsx'
import { Html } from './Html.tsx'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'
import { SecondSheet } from './SecondSheet.tsx'
import { toTitleSize } from './title-size.ts'

/** The whole biography is in the page; `details` shows its first words until asked for more, with or without script. */
function Biography({ html, preview }: { html: string; preview?: string }) {
  if (!preview) return <Html className="prose" html={html} />
  return (
    <div className="prose">
      <details>
        <summary>
          <span className="preview" dir="auto">
            {preview}
          </span>
          <u className="more">{peopleText.showMore}</u>
          <u className="less">{peopleText.showLess}</u>
        </summary>
        <Html html={html} />
      </details>
    </div>
  )
}

/** The page of an artist or person (ROWS R03, R05). */
export function ContributorPage({ view }: { view: ContributorPageView }) {
  return (
    <article className="wrap">
      <a className="crumb" href={view.back.href} data-back="">
        {view.back.label}
      </a>
      <div className="lead person-lead">
        <figure className="frame">
          <Picture view={view.picture} shape="square" isFirst />
          {view.picture.credit && <figcaption>{eventText.imageCredit(view.picture.credit)}</figcaption>}
        </figure>
        <div className="words">
          <span className="chip">{view.kind}</span>
          <h1 className={toTitleSize(view.name)} dir="auto">
            {view.name}
          </h1>
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
            <button className="btn" type="button" data-share="">
              {shareText.share}
            </button>
          </p>
          {view.biography && (
            <section>
              <h2 className="sr">{peopleText.biography}</h2>
              <Biography {...view.biography} />
            </section>
          )}
          {view.connect.length > 0 && (
            <section className="facts">
              <h2>{peopleText.connect}</h2>
              <ul className="words-list">
                {view.connect.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          )}
          {view.announced && <p className="notice">{view.announced}</p>}
        </div>
      </div>
      <section className="section">
        <h2 dir="auto">{view.featuring?.title ?? peopleText.noEvents}</h2>
        {view.featuring && <EventList cards={view.featuring.cards} />}
      </section>
      <p className="toast" role="status" data-toast="" />
    </article>
  )
}
