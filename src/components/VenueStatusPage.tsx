import { VENUE_MESSAGES } from '../domain/limits.ts'
import { STATUSES } from '../schema/status.ts'
import { eventText } from '../text/event.ts'
import { staffText } from '../text/kiosk.ts'
import type { VenueStatusView } from '../views/venue-status.ts'
import { LogIn } from './LogIn.tsx'

type Row = VenueStatusView['days'][number]['rows'][number]

/** One event with what staff may say about its door. The values are the wire's; `none` clears a message. */
function StatusRow({ row }: { row: Row }) {
  return (
    <li className={`door type-${row.colour}${row.isCanceled ? ' canceled' : ''}`} data-status={row.id}>
      <p className="rail">
        {row.time.iso ? <time dateTime={row.time.iso}>{row.time.text}</time> : row.time.text}
        {row.time.end && (
          <span>
            {eventText.to} {row.time.end}
          </span>
        )}
      </p>
      <div className="what">
        {row.isCanceled && <p className="canceled-word">{eventText.canceled}</p>}
        <h3>
          <a href={row.href} dir="auto">
            {row.title}
          </a>
        </h3>
        {row.room && <p className="muted">{row.room}</p>}
      </div>
      <label>
        <span>{staffText.status}</span>
        <select name="status" aria-label={staffText.statusOf(row.title)}>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {staffText.statuses[status]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{staffText.message}</span>
        <select name="message" aria-label={staffText.messageOf(row.title)}>
          {VENUE_MESSAGES.map((message) => (
            <option key={message} value={message}>
              {message === 'none' ? staffText.noMessage : message}
            </option>
          ))}
        </select>
      </label>
    </li>
  )
}

/**
 * Where a venue's staff say how full its door is (ROWS R16). Everybody gets the same page, its selectors asleep; a script
 * wakes them for a session that may use them.
 */
export function VenueStatusPage({ view }: { view: VenueStatusView }) {
  return (
    <div className="wrap">
      <div className="masthead">
        <h1>{staffText.heading}</h1>
        <p className="date" dir="auto">
          <a href={view.href}>{view.name}</a>
        </p>
      </div>
      <section className="stage slim" data-staff-gate="">
        <p className="big">{staffText.who}</p>
        <p>{staffText.whoHint}</p>
        <LogIn label={staffText.logIn} />
      </section>
      {view.days.length === 0 && <p className="empty">{staffText.none}</p>}
      <fieldset className="doors-list" disabled data-staff={view.id}>
        <legend className="sr">{staffText.heading}</legend>
        {view.days.map((day) => (
          <section className="group" key={day.key}>
            <h2>
              {day.weekday} <small>{day.date}</small>
            </h2>
            <ol className="rows">
              {day.rows.map((row) => (
                <StatusRow key={row.id} row={row} />
              ))}
            </ol>
          </section>
        ))}
      </fieldset>
      <p className="after">
        <a href={view.href}>{staffText.public}</a> <a href={view.kiosk}>{staffText.screen}</a>
      </p>
    </div>
  )
}
