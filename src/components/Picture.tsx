import type { PictureView } from '../views/picture.ts'

interface Props {
  view: PictureView
  /** Square for people and logos, 3:2 for everything else. */
  shape?: 'wide' | 'square'
  /** The first picture of a page is asked for at once; the others when they come near. */
  isFirst?: boolean
}

/**
 * A picture over its placeholder art: the art shows when there is none, and when it fails to load. The `picture`
 * element keeps React from announcing the first picture a second time in the head.
 */
export function Picture({ view, shape = 'wide', isFirst = false }: Props) {
  const isSquare = shape === 'square'
  return (
    <span className={`pic art-${view.art}${isSquare ? ' square' : ''}`}>
      {view.initials && <b aria-hidden="true">{view.initials}</b>}
      {view.src && (
        <picture>
          <img
            src={view.src}
            alt={view.alt}
            width={isSquare ? 320 : (view.width ?? 480)}
            height={isSquare ? 320 : (view.height ?? 320)}
            {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
          />
        </picture>
      )}
    </span>
  )
}
