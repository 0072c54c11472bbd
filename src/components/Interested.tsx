import type { InterestedView } from '../views/star.ts'

/** The place where signed-in visitors see who else is interested: hidden until there is somebody to show (ROWS B12). */
export function Interested({ view }: { view: InterestedView }) {
  return (
    <section
      className="interested"
      data-interested=""
      data-item-type={view.type}
      data-item-id={view.id}
      data-title={view.title}
      data-number-to-display={view.shown}
      data-theme={view.theme}
      hidden
    />
  )
}
