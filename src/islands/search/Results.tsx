import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { SearchGroup } from '../../components/SearchGroup.tsx'
import { SearchLetters } from '../../components/SearchLetters.tsx'
import { LETTERS } from '../../domain/names.ts'
import type { SearchEnvelope } from '../../schema/search.ts'
import { resultText } from '../../text/results.ts'
import type { CardContext } from '../../views/context.ts'
import { cutGroups, type ResultGroup, toLetterId, toResultGroups } from '../../views/result-groups.ts'
import type { SearchSettings } from '../../views/search-settings.ts'
import { HitCards } from './HitCards.tsx'
import { SLICE, useSlices } from './use-slices.ts'

/** How many of each kind are seen before somebody asks for more, so that no kind buries the others. */
const OF_KIND = 12

interface ResultsProps {
  answer: SearchEnvelope
  settings: SearchSettings
  context: CardContext
  /** How many cards there were when the visitor left. */
  first: number
  onLimit(limit: number): void
}

/** Goes to the first new card once it is there: lists that grow by a button hand the focus on (QUALITY §2). */
function useFocusAfter(section: React.RefObject<HTMLElement | null>, count: number) {
  const wanted = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is what it waits for.
  useEffect(() => {
    if (wanted.current === undefined) return
    section.current?.querySelectorAll<HTMLElement>('h3 a')[wanted.current]?.focus()
    wanted.current = undefined
  }, [count])
  return (index: number) => {
    wanted.current = index
  }
}

function KindGroup({ group, context }: { group: ResultGroup; context: CardContext }) {
  const [shown, setShown] = useState(OF_KIND)
  const section = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(section, shown)
  const hits = useMemo(() => group.items.slice(0, shown), [group, shown])
  const left = group.items.length - hits.length
  return (
    <SearchGroup group={group}>
      <div ref={section}>
        <HitCards hits={hits} context={context} />
      </div>
      {left > 0 && (
        <button
          className="btn more"
          type="button"
          onClick={() => {
            focusAfter(hits.length)
            setShown(shown + SLICE)
          }}
        >
          {resultText.moreOf(Math.min(left, SLICE), group.title)}
        </button>
      )}
    </SearchGroup>
  )
}

/** One list under letters or moments, drawn as far as it has been seen. */
function Sliced({ groups, total, settings, context, first, onLimit, hasLetters }: SlicedProps) {
  const { limit, setLimit, grow, end } = useSlices(first, total)
  const section = useRef<HTMLDivElement>(null)
  const shown = useMemo(() => cutGroups(groups, limit), [groups, limit])
  const focusAfter = useFocusAfter(
    section,
    shown.reduce((sum, { items }) => sum + items.length, 0),
  )
  const target = useRef<string>(undefined)

  useEffect(() => onLimit(limit), [limit, onLimit])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a letter's group has been drawn.
  useEffect(() => {
    const heading = target.current && document.getElementById(target.current)
    if (!heading) return
    target.current = undefined
    heading.scrollIntoView()
    heading.focus({ preventScroll: true })
  }, [shown])

  /** Draws as far as a letter's group before the browser looks for it. */
  function reach(letter: string): void {
    const index = groups.findIndex((group) => group.letter === letter)
    const upTo = groups.slice(0, index + 1).reduce((sum, { items }) => sum + items.length, 0)
    target.current = toLetterId(letter)
    setLimit((before) => Math.max(before + 1, Math.ceil(upTo / SLICE) * SLICE + 1))
  }

  const letters = LETTERS.map((letter) => ({
    letter,
    ...(groups.some((group) => group.letter === letter) && { href: `#${toLetterId(letter)}` }),
  }))
  return (
    <>
      {hasLetters && settings.features.alphanav && <SearchLetters letters={letters} onReach={reach} />}
      <div ref={section}>
        {shown.map((group) => (
          <SearchGroup group={group} key={group.id}>
            <HitCards hits={group.items} context={context} />
          </SearchGroup>
        ))}
      </div>
      {limit < total && (
        <div ref={end}>
          <button
            className="btn more"
            type="button"
            onClick={() => {
              focusAfter(Math.min(limit, total))
              grow()
            }}
          >
            {resultText.more}
          </button>
        </div>
      )}
    </>
  )
}

interface SlicedProps extends Omit<ResultsProps, 'answer'> {
  groups: ResultGroup[]
  total: number
  hasLetters: boolean
}

/** What a search found, grouped as its answer says (ROWS B06, B07). */
export const Results = memo(function Results({ answer, ...rest }: ResultsProps) {
  const { clock, locale } = rest.settings
  const groups = useMemo(() => toResultGroups(answer, { clock, locale }), [answer, clock, locale])
  if (answer.grouping === 'model') {
    return groups.map((group) => <KindGroup key={group.id} group={group} context={rest.context} />)
  }
  return <Sliced {...rest} groups={groups} total={answer.hits.length} hasLetters={answer.grouping === 'alpha'} />
})
