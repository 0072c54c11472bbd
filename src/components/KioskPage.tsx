import * as limits from '../domain/limits.ts'
import { eventText } from '../text/event.ts'
import { kioskText } from '../text/kiosk.ts'
import type { KioskView } from '../views/kiosk.ts'

type Slot = KioskView['days'][number]['slots'][number]

/** What begins at one time. Which slot is on now, and which is next, the clock in the browser says. */
function SlotRows({ slot }: { slot: Slot }) {
  return (
    <section className="slot" data-leaves={slot.leaves}>
      <h3>
        {slot.iso ? (
          <time dateTime={slot.iso}>
            {slot.time}
            <small>{slot.half}</small>
          </time>
        ) : (
          slot.time
        )}
        <b data-when="" />
      </h3>
      <ol className="rows">
        {slot.rows.map((row) => (
          <li
            key={row.id}
            className={`type-${row.colour}${row.isCanceled ? ' canceled' : ''}`}
            data-minutes={row.minutes}
          >
            <h4 dir="auto">{row.title}</h4>
            <p>
              {row.isCanceled && <strong>{eventText.canceled}</strong>}
              {row.type && <em>{row.type}</em>}
              {row.where && <span>{row.where}</span>}
              {row.until && <span>{row.until}</span>}
              <b data-status={row.id} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A screen above a door or in a foyer (ROWS R15): a plain list, which a script keeps up to the minute and in motion. */
export function KioskPage({ view }: { view: KioskView }) {
  return (
    <>
      <header className="top">
        <p className="festival">{view.festival}</p>
        <h1 dir="auto">{view.title}</h1>
        <p className="clock" data-clock={view.zone} />
      </header>
      <main
        id="main"
        data-kiosk=""
        data-scroll-ms={limits.KIOSK_SCROLL_MS}
        data-ahead-ms={limits.KIOSK_AHEAD_MS}
        data-renew-ms={limits.KIOSK_RENEW_MS}
        data-every-ms={limits.KIOSK_STATUS_POLL_MS}
        data-spread={limits.STATUS_POLL_SPREAD}
        data-away-polls={limits.STATUS_AWAY_POLLS}
        data-most-ms={limits.KIOSK_STATUS_AWAY_MOST_MS}
        data-stale-ms={limits.STATUS_STALE_MS}
      >
        {view.screens.map(({ day, label, href }) => (
          <p key={day}>
            <a href={href} data-screen={day}>
              {label}
            </a>
          </p>
        ))}
        {view.days.map((day) => (
          <section className="day" key={day.day}>
            <h2>
              {day.weekday} <span>{day.date}</span>
            </h2>
            {day.slots.map((slot) => (
              <SlotRows key={slot.id} slot={slot} />
            ))}
          </section>
        ))}
        {view.days.length + view.screens.length === 0 && <p className="over">{kioskText.none}</p>}
        {view.days.length > 0 && (
          <p className="over" data-over="" hidden>
            {kioskText.over}
          </p>
        )}
      </main>
      <footer className="round">
        <div className="progress" data-progress="" />
        <button type="button" data-pause="" aria-pressed="false">
          {kioskText.pause}
        </button>
      </footer>
    </>
  )
}
