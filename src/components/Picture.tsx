import type { PictureView } from '../views/picture.ts'

interface Props {
  view: PictureView
  /** Square for people and logos, 3:2 for everything else. */
  shape?: 'wide' | 'square'
  /** The first picture of a page is asked for at once; the others when they come near. */
  isFirst?: boolean
  /** On the first screen beside others: asked for with them. */
  isEager?: boolean
}

/**
 * A picture over its placeholder art: the art shows when there is none, and when it fails to load. Its place has a size of
 * its own, so nothing moves when it comes.
 */
export function Picture({ view, shape = 'wide', isFirst = false, isEager = false }: Props) {
  return (
    <span className={`pic art-${view.art}${shape === 'square' ? ' square' : ''}`}>
      {view.initials && <b aria-hidden="true">{view.initials}</b>}
      {view.src &&
        (isFirst ? (
          // Inside `picture` React does not announce it a second time in the head.
          <picture>
            <img src={view.src} alt={view.alt} fetchPriority="high" />
          </picture>
        ) : (
          <img src={view.src} alt={view.alt} loading={isEager ? undefined : 'lazy'} />
        ))}
    </span>
  )
}
