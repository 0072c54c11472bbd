import type { ReactNode } from 'react'
import type { ResultGroup } from '../views/result-groups.ts'

/** Results under a heading: a kind, a letter, or a moment. Letters are large, moments in tabular figures. */
export function SearchGroup({
  group: { id, title, note, letter },
  children,
}: {
  group: Omit<ResultGroup, 'items'>
  children: ReactNode
}) {
  return (
    <section className={`group${letter ? ' letter' : note ? ' start' : ''}`}>
      <h2 id={id} tabIndex={-1}>
        {title}
        {note && (
          <>
            {' '}
            <small>{note}</small>
          </>
        )}
      </h2>
      {children}
    </section>
  )
}
