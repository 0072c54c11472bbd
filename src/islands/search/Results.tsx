import type { ReactNode } from 'react'
import { SearchGroup } from '../../components/SearchGroup.tsx'
import { SearchLetters } from '../../components/SearchLetters.tsx'
import { LETTERS } from '../../domain/names.ts'
import { resultText } from '../../text/results.ts'
import type { CardContext } from '../../views/context.ts'
import { cutGroups, type ResultGroup, toLetterId } from '../../views/result-groups.ts'
import { HitCards } from './HitCards.tsx'
import { OF_KIND, type PageState, SLICE } from './page-state.ts'

/** The elements of groups by their hits: a group that did not change is the same object, and is not drawn again. */
const drawn = new WeakMap<object, { count: number; element: ReactNode }>()

function drawGroup(group: ResultGroup, all: ResultGroup, context: CardContext) {
  const before = drawn.get(all)
  if (before?.count === group.items.length) return before.element
  const element = (
    <SearchGroup key={group.id} group={group}>
      <HitCards hits={group.items} context={context} showsDay={group.note === undefined} />
    </SearchGroup>
  )
  drawn.set(all, { count: group.items.length, element })
  return element
}

interface Props {
  groups: readonly ResultGroup[]
  context: CardContext
  page: PageState
  /** Draws more of a kind, or of the whole list. */
  onMore(kind?: string): void
}

/** A few of each kind, with a way to more of it (ROWS B06). */
export function KindResults({ groups, context, page, onMore }: Props) {
  return groups.map((group) => {
    const shown = page.ofKind.get(group.title) ?? OF_KIND
    const left = group.items.length - shown
    return (
      <div key={group.id} data-kind={group.title}>
        {drawGroup({ ...group, items: group.items.slice(0, shown) }, group, context)}
        {left > 0 && (
          <button className="btn more" type="button" onClick={() => onMore(group.title)}>
            {resultText.moreOf(Math.min(left, SLICE), group.title)}
          </button>
        )}
      </div>
    )
  })
}

interface ListProps extends Props {
  total: number
  /** The letter bar stands above: the list is alphabetical, and the festival wants it (ROWS B07). */
  hasLetters: boolean
  onLetter(letter: string): void
}

function toLetters(groups: readonly ResultGroup[]) {
  const here = new Set(groups.map(({ letter }) => letter))
  return LETTERS.map((letter) => ({ letter, ...(here.has(letter) && { href: `#${toLetterId(letter)}` }) }))
}

/** One list under letters or moments, drawn as far as it has been seen (ROWS B06). */
export function ListResults({ groups, total, context, page, hasLetters, onMore, onLetter }: ListProps) {
  return (
    <>
      {hasLetters && <SearchLetters letters={toLetters(groups)} onReach={onLetter} />}
      {cutGroups(groups, page.limit).map((group, index) => drawGroup(group, groups[index] ?? group, context))}
      {page.limit < total && (
        <button className="btn more" type="button" onClick={() => onMore()}>
          {resultText.more}
        </button>
      )}
    </>
  )
}
