import { starText } from '../../text/star.ts'
import { make } from '../make.ts'

const STAR = '.star'

/** A pointer that only passes by brings nothing up, and one on its way to the tip does not lose it. */
const WAIT_MS = 350
const LEAVE_MS = 150
const GAP_PX = 4
const EDGE_PX = 8

let tip: HTMLElement | undefined
let owner: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function wordsOf(star: HTMLElement): string {
  if ('signIn' in star.dataset) return star.matches('.btn') ? starText.signInHere : starText.signIn
  return star.getAttribute('aria-pressed') === 'true' ? starText.takeAway : starText.add
}

function hide(): void {
  clearTimeout(timer)
  owner?.removeAttribute('aria-describedby')
  owner = undefined
  if (tip) tip.hidden = true
}

function makeTip(): HTMLElement {
  const made = make('p', { className: 'tip', id: 'star-tip', role: 'tooltip', hidden: true })
  // Who points at the words themselves keeps them (WCAG 2.2 SC 1.4.13).
  made.addEventListener('pointerenter', () => clearTimeout(timer))
  made.addEventListener('pointerleave', () => leave())
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), true)
  addEventListener('scroll', hide, { capture: true, passive: true })
  document.body.append(made)
  return made
}

function show(star: HTMLElement): void {
  tip ??= makeTip()
  hide()
  owner = star
  tip.textContent = wordsOf(star)
  tip.hidden = false
  star.setAttribute('aria-describedby', tip.id)
  const at = star.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const left = Math.max(EDGE_PX, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - EDGE_PX))
  const isRoomAbove = at.top > height + 64
  tip.style.left = `${left}px`
  tip.style.top = `${isRoomAbove ? at.top - height - GAP_PX : at.bottom + GAP_PX}px`
}

function leave(): void {
  clearTimeout(timer)
  timer = setTimeout(hide, LEAVE_MS)
}

// A press says enough; the words come again when somebody comes again.
document.addEventListener('click', hide)

/** The words beside a star that a pointer or the keyboard has come to (ROWS T01). Fingers have no use for them. */
export function onInterest(event: Event): void {
  const star = (event.target as Element).closest<HTMLElement>(STAR)
  if (!star || star === owner) return
  if (event.type === 'focusin') {
    if (!star.matches(':focus-visible')) return
    show(star)
    star.addEventListener('blur', hide, { once: true })
    return
  }
  if ((event as PointerEvent).pointerType === 'touch') return
  clearTimeout(timer)
  timer = setTimeout(() => star.matches(':hover') && show(star), WAIT_MS)
  star.addEventListener('pointerleave', leave, { once: true })
}
