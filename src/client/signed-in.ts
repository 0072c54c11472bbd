import { askSession, isSignedIn, SESSION_OVER, type Session } from './session.ts'
import { drawUserMenu } from './user-menu.ts'

declare global {
  interface Window {
    /** Who is signed in, for scripts that are not ours (ROWS P05). */
    uid?: string
    roles?: readonly string[]
  }
}

/**
 * What scripts beside ours look for (SPEC §6; ROWS P05): a hidden element with the uid, two globals, and a marker on the
 * main element. It is written here, because the page is the same for everybody.
 */
function mark({ uid, roles }: Session): () => void {
  const element = document.createElement('span')
  element.id = 'uid'
  element.hidden = true
  element.dataset.uid = uid
  element.textContent = uid
  document.body.append(element)
  document.querySelector('main')?.setAttribute('data-visitor', 'signed-in')
  Object.assign(window, { uid, roles })
  return () => {
    element.remove()
    document.querySelector('main')?.removeAttribute('data-visitor')
    delete window.uid
    delete window.roles
  }
}

/** Another tab may have logged out, or logged in as somebody else, and sessions end by themselves. */
async function lookAgain(session: Session): Promise<void> {
  const isSame = isSignedIn() && (await askSession().catch(() => session))?.csrf === session.csrf
  if (!isSame) location.reload()
}

let isShown = false

const reveal = (shown: string, hidden: string) => {
  for (const element of document.querySelectorAll<HTMLElement>(`[${shown}]`)) element.hidden = false
  for (const element of document.querySelectorAll<HTMLElement>(`[${hidden}]`)) element.hidden = true
}

/** Makes the page that of who is signed in, and that of everybody again when it turns out that the session is over. */
export function showSignedIn(session: Session): void {
  if (isShown) return
  isShown = true
  const over = new AbortController()
  const unmark = mark(session)
  reveal('data-signed-in', 'data-signed-out')
  const takeMenuAway = drawUserMenu(session)
  const dashboard = document.querySelector<HTMLElement>('[data-dashboard]')
  if (dashboard) void import('./dashboard.ts').then(({ drawDashboard }) => drawDashboard(dashboard))
  const onReturn = () => {
    if (!document.hidden) void lookAgain(session)
  }
  const restore = () => {
    over.abort()
    unmark()
    reveal('data-signed-out', 'data-signed-in')
    takeMenuAway()
    isShown = false
  }
  document.addEventListener('visibilitychange', onReturn, { signal: over.signal })
  document.addEventListener(SESSION_OVER, restore, { signal: over.signal })
}
