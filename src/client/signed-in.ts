import { askSession, isSignedIn, type Session } from './session.ts'
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
function mark({ uid, roles }: Session): void {
  const element = document.createElement('span')
  element.id = 'uid'
  element.hidden = true
  element.dataset.uid = uid
  element.textContent = uid
  document.body.append(element)
  document.querySelector('main')?.setAttribute('data-visitor', 'signed-in')
  Object.assign(window, { uid, roles })
}

/** Another tab may have logged out, or logged in as somebody else, and sessions end by themselves. */
async function lookAgain(session: Session): Promise<void> {
  const isSame = isSignedIn() && (await askSession().catch(() => session))?.csrf === session.csrf
  if (!isSame) location.reload()
}

let isShown = false

/** Makes the page that of who is signed in. */
export function showSignedIn(session: Session): void {
  if (isShown) return
  isShown = true
  mark(session)
  for (const element of document.querySelectorAll<HTMLElement>('[data-signed-in]')) element.hidden = false
  for (const element of document.querySelectorAll<HTMLElement>('[data-signed-out]')) element.hidden = true
  drawUserMenu(session)
  const dashboard = document.querySelector<HTMLElement>('[data-dashboard]')
  if (dashboard) void import('./dashboard.ts').then(({ drawDashboard }) => drawDashboard(dashboard))
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void lookAgain(session)
  })
}
