import { EventCard } from '../../components/EventCard.tsx'
import { PersonCard } from '../../components/PersonCard.tsx'
import type { SearchHit } from '../../schema/search.ts'
import { resultText } from '../../text/results.ts'
import type { CardContext } from '../../views/context.ts'
import { type HitCard, toHitCard } from '../../views/hit-card.ts'
import { withDistinctArt } from '../../views/picture.ts'

interface HitCardsProps {
  hits: readonly SearchHit[]
  context: CardContext
  /** The heading does not say when events are. */
  showsDay: boolean
}

type Shown = { key: string } & (HitCard | { kind: 'failed' })

/** Hits as cards: a broken one as a failure of its own, one of an unknown type not at all (ROWS X05, B10). */
function toShown({ hits, context, showsDay }: HitCardsProps): Shown[] {
  return hits.flatMap((hit): Shown[] => {
    const key = `${hit.type} ${hit._id}`
    try {
      const card = toHitCard(hit, context, { showsDay })
      if (card) return [{ key, ...card }]
      console.warn(resultText.unknownType, hit.type)
      return []
    } catch (error) {
      console.warn(error)
      return [{ key, kind: 'failed' }]
    }
  })
}

const NO_PICTURE = { art: -1, alt: '' }

/** Neighbours without a picture get different placeholder art, as on built pages. */
function withArt(shown: readonly Shown[]): Shown[] {
  const pictures = withDistinctArt(shown.map((card) => ({ picture: 'view' in card ? card.view.picture : NO_PICTURE })))
  return shown.map((card, index) => {
    const picture = pictures[index]?.picture
    return 'view' in card && picture ? ({ ...card, view: { ...card.view, picture } } as Shown) : card
  })
}

/** What stands in the place of a result that cannot be shown (ROWS B10). */
const FailedCard = () => <li className="failed-card">{resultText.failed}</li>

function Card({ shown, shape }: { shown: Shown; shape: 'square' | 'wide' }) {
  if (shown.kind === 'failed') return <FailedCard />
  return shown.kind === 'event' ? <EventCard view={shown.view} /> : <PersonCard view={shown.view} shape={shape} />
}

/** One bad result costs one card, not the page. */
Card.fallback = (error: unknown) => {
  console.warn(error)
  return <FailedCard />
}

/** The cards of one group: events as a list, everything else as a grid. */
export function HitCards(props: HitCardsProps) {
  const shown = withArt(toShown(props))
  const events = shown.filter(({ kind }) => kind === 'event')
  const others = shown.filter(({ kind }) => kind !== 'event')
  const shape = others.every(({ kind }) => kind === 'wide') ? 'wide' : 'square'
  const cards = (list: Shown[]) => list.map((card) => <Card key={card.key} shown={card} shape={shape} />)
  return (
    <>
      {events.length > 0 && <ol className="events">{cards(events)}</ol>}
      {others.length > 0 && <ul className={shape === 'wide' ? 'people wide' : 'people'}>{cards(others)}</ul>}
    </>
  )
}
