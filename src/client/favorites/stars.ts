import { readItem, STAR, showStar } from './star.ts'
import { favorites } from './store.ts'

/** An error of one star is thrown where everybody sees it, and leaves the others alone (ROWS V08). */
function guarded(act: () => void): void {
  try {
    act()
  } catch (error) {
    reportError(error)
  }
}

const starsIn = (root: Element | Document) => root.querySelectorAll<HTMLElement>(STAR)
const show = (star: HTMLElement) => guarded(() => showStar(star, favorites.get()))

/** Presses a star, also one whose page does not know yet that somebody has signed in meanwhile. */
export async function press(star: HTMLElement): Promise<void> {
  const isSignedIn = await favorites.toggle(readItem(star))
  if (!isSignedIn) await (await import('../dialogs/sign-in.ts')).openSignIn()
}

function onClick(event: MouseEvent): void {
  const star = (event.target as Element).closest<HTMLElement>(STAR)
  if (!star || favorites.get().phase === 'signed-out') return
  event.preventDefault()
  guarded(() => void press(star))
}

/** Stars that a script draws later, or that were given to another item. */
function onMutations(mutations: readonly MutationRecord[]): void {
  const fresh = new Set<HTMLElement>()
  for (const { type, target, addedNodes } of mutations) {
    if (type === 'attributes') fresh.add(target as HTMLElement)
    for (const node of addedNodes) {
      if (!(node instanceof HTMLElement)) continue
      if (node.matches(STAR)) fresh.add(node)
      for (const star of starsIn(node)) fresh.add(star)
    }
  }
  const stars = [...fresh].filter((node) => node.matches(STAR))
  if (stars.length === 0) return
  void favorites.load()
  stars.forEach(show)
}

let isStarted = false

/** The stars of somebody who is signed in. The list is asked for once there is a star (ROWS C05). */
export function startStars(): void {
  if (isStarted) return
  isStarted = true
  favorites.subscribe(() => starsIn(document).forEach(show))
  document.addEventListener('click', onClick)
  new MutationObserver(onMutations).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-item-id'],
  })
  if (document.querySelector(STAR)) void favorites.load()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && document.querySelector(STAR)) void favorites.renew()
  })
}
