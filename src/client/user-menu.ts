import { accountText } from '../text/account.ts'
import { call } from './call.ts'
import { make } from './make.ts'
import type { Session } from './session.ts'

/** Whether others see them among those who are interested (ROWS E10): the server's word decides what is shown. */
function drawVisibility({ isPublic }: Session): HTMLElement {
  const box = make('input', { type: 'checkbox', checked: isPublic })
  const problem = make('p', { className: 'muted', hidden: true, textContent: accountText.notSaved })
  problem.setAttribute('role', 'alert')
  box.addEventListener('change', async () => {
    const wanted = box.checked
    box.disabled = true
    try {
      await call('/account/visibility', { method: 'POST', body: { isPublic: wanted } })
      problem.hidden = true
    } catch (error) {
      console.warn(error)
      box.checked = !wanted
      problem.hidden = false
    }
    box.disabled = false
    box.focus()
  })
  return make('div', {}, make('label', {}, box, make('span', { textContent: accountText.showMe })), problem)
}

/**
 * Puts the user's own menu in the place of 'Log in' (ROWS B13): a `details`, so that it opens like the others.
 * @returns puts 'Log in' back.
 */
export function drawUserMenu(session: Session): () => void {
  const { name, csrf } = session
  const login = document.querySelector<HTMLElement>('.site-head [data-sign-in]')
  if (!login) return () => {}
  // The wordmark leads home, which carries the year where the pages do.
  const home = document.querySelector<HTMLAnchorElement>('.wordmark')?.pathname.replace(/\/$/, '') ?? ''
  const summary = make(
    'summary',
    { className: 'icon', title: name },
    make('span', { className: 'initial', textContent: [...name][0]?.toUpperCase() ?? '' }),
  )
  summary.setAttribute('aria-label', accountText.menuOf(name))
  const here = encodeURIComponent(location.pathname + location.search)
  const logOut = make(
    'form',
    { method: 'post', action: `/auth/sign-out?origin=${here}` },
    make('input', { type: 'hidden', name: 'authenticity_token', value: csrf }),
    make('button', { type: 'submit', textContent: accountText.logOut }),
  )
  const items = make(
    'div',
    {},
    make('p', { className: 'muted', textContent: name }),
    make('a', { href: `${home}/favorites/event`, textContent: accountText.favorites }),
    drawVisibility(session),
    make('a', { href: '/account', textContent: accountText.myData }),
    logOut,
  )
  const menu = make('details', { className: 'user-menu' }, summary, items)
  login.replaceWith(menu)
  return () => menu.replaceWith(login)
}
