/*
 * A card's picture and title grow into their page, and shrink back on the way back: native cross-document view
 * transitions, for which both pages must call the same thing by the same name. The page about one thing does so in its
 * sheet (styles/detail.css); of a list's many cards only the one that is followed may, so its names come at the moment.
 */

const PARTS = [
  ['.pic', 'picture'],
  ['h3', 'title'],
] as const

const CARD = '.event, .person, .poster'

/** The card that leads to an address: the one just clicked, else the first that is on the screen. */
function cardOf(address: string, clicked: Element | null): Element | undefined {
  const leadsThere = (card: Element) => card.querySelector<HTMLAnchorElement>('h3 a')?.href === address
  if (clicked && leadsThere(clicked)) return clicked
  return [...document.querySelectorAll(CARD)].find((card) => {
    const { top, bottom } = card.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && leadsThere(card)
  })
}

/** Names the parts of a card for as long as a transition lasts. */
function carry(card: Element | undefined, transition: ViewTransition): void {
  // A page about one thing has these names already: its own cards stay where they are.
  if (!card || document.querySelector('.lead')) return
  const named = PARTS.flatMap(([selector, name]) => {
    const part = card.querySelector<HTMLElement>(selector)
    // A picture that the layout hides on narrow screens has nothing to carry.
    if (!part || part.getClientRects().length === 0) return []
    part.style.viewTransitionName = name
    return part
  })
  const clear = () => {
    for (const part of named) part.style.viewTransitionName = ''
  }
  transition.finished.then(clear, clear)
}

/** Starts carrying; does nothing where the browser has no such transitions, or the visitor wants no motion. */
export function startCarrying(): void {
  let clicked: Element | null = null
  document.addEventListener('click', ({ target }) => {
    clicked = (target as Element).closest(CARD)
  })
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (viewTransition && activation?.entry?.url) carry(cardOf(activation.entry.url, clicked), viewTransition)
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    const from = (window as { navigation?: Navigation }).navigation?.activation?.from?.url
    if (viewTransition && from) carry(cardOf(from, null), viewTransition)
  })
}
