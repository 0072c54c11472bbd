import { errorText } from '../text/errors.ts'
import { notFoundText } from '../text/site.ts'
import type { NotFoundView } from '../views/not-found.ts'
import { Finder } from './Finder.tsx'

/** Three signs in the letters of a marquee, one of which has slipped. */
function Board({ signs }: { signs: '404' | 'OH!' }) {
  const [first, second, third] = signs
  return (
    <p className="code" aria-hidden="true">
      <span>{first}</span>
      <span className={signs === '404' ? 'slipped' : undefined}>{second}</span>
      <span className={signs === 'OH!' ? 'slipped' : undefined}>{third}</span>
    </p>
  )
}

/** 'Page not found', word for word as the specification has it, with the search field (ROWS R13, R05, X01). */
export function NotFoundPage({ view }: { view: NotFoundView }) {
  return (
    <div className="wrap lost">
      <Board signs="404" />
      <h1>{notFoundText.title}</h1>
      <p>
        {notFoundText.before}
        <a href={`mailto:${view.email}`}>{view.email}</a>
        {notFoundText.after}
      </p>
      <Finder action={view.searchAction} placeholder={view.searchPlaceholder} />
      <a className="btn" href={view.back.href}>
        {view.back.label}
      </a>
    </div>
  )
}

/**
 * 'We encountered an error!' with places for the message and the error's code, which our server fills (ROWS X02); as it
 * stands it serves hosts that cannot.
 */
export function FailurePage({ view }: { view: NotFoundView }) {
  return (
    <div className="wrap lost failed">
      <Board signs="OH!" />
      <h1>{errorText.title}</h1>
      <p data-error-message="">{errorText.message}</p>
      <p className="quote" data-error-code="" />
      <Finder action={view.searchAction} placeholder={view.searchPlaceholder} />
      <a className="btn" href={view.back.href}>
        {view.back.label}
      </a>
    </div>
  )
}
