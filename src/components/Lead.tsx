import type { ReactNode } from 'react'
import { eventText } from '../text/event.ts'
import type { PictureView } from '../views/picture.ts'
import { Picture } from './Picture.tsx'
import { toTitleSize } from './title-size.ts'

interface Props {
  title: string
  /** The word on the chip above the title: a type or a kind. */
  chip?: string | undefined
  picture: PictureView
  /** Square stands beside the name and shows initials where there is no picture; wide leaves the title alone then. */
  shape?: 'square' | 'wide'
  isCanceled?: boolean
  /** Says when an item will be public; only in a preview (ROWS T03). */
  publication?: string | undefined
  children?: ReactNode
}

/** The first screen of every page about one thing: picture, chip, title, and whatever else belongs beside it. */
export function Lead({ title, chip, picture, shape = 'wide', isCanceled = false, publication, children }: Props) {
  const isSquare = shape === 'square'
  const hasFrame = isSquare || Boolean(picture.src)
  return (
    <div className={`lead${isSquare ? ' person-lead' : hasFrame ? '' : ' bare'}${isCanceled ? ' is-canceled' : ''}`}>
      {hasFrame && (
        <figure className="frame">
          <Picture view={picture} shape={shape} isFirst />
          {picture.credit && <figcaption>{eventText.imageCredit(picture.credit)}</figcaption>}
        </figure>
      )}
      <div className="words">
        {chip && <span className="chip">{chip}</span>}
        {isCanceled && <p className="canceled-word">{eventText.canceled}</p>}
        {publication && <p className="unpublished">{publication}</p>}
        <h1 className={toTitleSize(title)} dir="auto">
          {isCanceled ? <s>{title}</s> : title}
        </h1>
        {children}
      </div>
    </div>
  )
}
