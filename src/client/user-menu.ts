import { accountText } from '../text/account.ts'
import type { Session } from './session.ts'

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: Node[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

/** Puts the user's own menu in the place of 'Log in' (ROWS B13): a `details`, so that it opens like the others. */
export function drawUserMenu({ name, csrf }: Session): void {
  const login = document.querySelector<HTMLElement>('.site-head [data-sign-in]')
  if (!login) return
  // The wordmark leads home, which carries the year where the pages do.
  const home = document.querySelector<HTMLAnchorElement>('.wordmark')?.pathname.replace(/\/$/, '') ?? ''
  const token = make('input', { type: 'hidden', name: 'authenticity_token', value: csrf })
  const logOut = make('button', { type: 'submit', textContent: accountText.logOut })
  const summary = make('summary', { className: 'icon', title: name })
  summary.setAttribute('aria-label', accountText.menuOf(name))
  summary.append(make('span', { className: 'initial', textContent: [...name][0]?.toUpperCase() ?? '' }))
  const menu = make('details', { className: 'user-menu' }, summary)
  menu.append(
    make(
      'div',
      {},
      make('p', { className: 'muted', textContent: name }),
      make('a', { href: `${home}/favorites/event`, textContent: accountText.favorites }),
      make('form', { method: 'post', action: '/auth/logout' }, token, logOut),
    ),
  )
  login.replaceWith(menu)
}
