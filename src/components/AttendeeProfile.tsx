import { directoryText } from '../text/directory.ts'
import { peopleText } from '../text/people.ts'
import type { AttendeeProfileView } from '../views/attendee-profile.ts'
import { Biography } from './Biography.tsx'
import { TermList } from './Facts.tsx'
import { Icon } from './Icon.tsx'
import { Lead } from './Lead.tsx'
import { Star } from './Star.tsx'

/** Somebody in the attendee directory (ROWS R12, E03). Drawn in the browser, from a record that is in no file. */
export function AttendeeProfile({ view }: { view: AttendeeProfileView }) {
  return (
    <Lead title={view.name} chip={view.badge} picture={view.picture} shape="square">
      {view.pronoun && <p className="muted">{view.pronoun}</p>}
      {view.line && (
        <p className="subtitle" dir="auto">
          {view.line}
        </p>
      )}
      {view.place && <p className="muted">{view.place}</p>}
      {view.links.length > 0 && (
        <ul className="links-list">
          {view.links.map(({ name, label, url }) => (
            <li key={name}>
              <a href={url} rel="noopener nofollow">
                <Icon name={name} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="acts">
        <Star star={view.star} name={view.name} isLabelled />
      </p>
      {view.biography && (
        <section>
          <h2 className="sr">{peopleText.biography}</h2>
          <Biography {...view.biography} />
        </section>
      )}
      {view.facts.length > 0 && (
        <div className="facts">
          <TermList title={directoryText.about} rows={view.facts} />
        </div>
      )}
    </Lead>
  )
}
