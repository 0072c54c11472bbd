import { notFoundText } from '../text/site.ts'
import { Finder } from './Finder.tsx'

interface Props {
  email: string
  searchAction: string
  back: { label: string; href: string }
}

/** 'Page not found', word for word as the specification has it, with the search field (ROWS R13, R05, X01). */
export function NotFoundPage({ email, searchAction, back }: Props) {
  return (
    <div className="wrap lost">
      <p className="code" aria-hidden="true">
        404
      </p>
      <h1>{notFoundText.title}</h1>
      <p>
        {notFoundText.before}
        <a href={`mailto:${email}`}>{email}</a>
        {notFoundText.after}
      </p>
      <Finder action={searchAction} />
      <a className="btn" href={back.href}>
        {back.label}
      </a>
    </div>
  )
}
