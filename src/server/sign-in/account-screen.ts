import { escapeHtml as safe } from '../../domain/escape-html.ts'
import { accountPageText as text } from '../../text/sign-in.ts'
import type { Person } from '../ports/people.ts'
import type { StoredSession } from '../ports/sessions.ts'
import type { Screen } from './frame.ts'
import { tokenField } from './screens.ts'
import { fullName } from './session-route.ts'

export interface AccountView {
  person: Person
  session: StoredSession
  csrf: string
  favorites: number
  /** What the product is called. */
  product: string
  /** Moments as the festival writes them. */
  signedInAt: string
  endsAt: string
}

const fact = (name: string, value: string) => `<div><dt>${safe(name)}</dt><dd>${safe(value)}</dd></div>`

const facts = ({ person, session, product, signedInAt, endsAt }: AccountView) =>
  [
    fact(text.name, fullName(person)),
    fact(text.by, product),
    fact(text.roles, session.roles.join(', ')),
    session.roles.includes('staff') ? fact(text.doors, session.venues?.join(', ') ?? text.allDoors) : '',
    fact(text.since, signedInAt),
    fact(text.until, endsAt),
  ].join('')

const section = (title: string, ...parts: string[]) => `<section><h2>${safe(title)}</h2>${parts.join('')}</section>`

const form = (action: string, csrf: string, ...parts: string[]) =>
  `<form method="post" action="${action}">${tokenField(csrf)}${parts.join('')}</form>`

/** Everything about who is signed in, and all that they can do about it; forms alone, so it needs no script. */
export function accountScreen(view: AccountView): Screen {
  const { person, csrf } = view
  const { isPublic } = person
  return {
    title: text.title,
    main: `<div class="wrap account"><div class="masthead"><h1>${safe(text.title)}</h1></div><p class="lead">${safe(
      text.lead(fullName(person)),
    )}</p>${section(text.who, `<dl>${facts(view)}</dl>`, form('/auth/sign-out', csrf, `<button class="btn">${safe(text.logOut)}</button>`))}${section(
      text.shown,
      `<p>${safe(text.shownHint)}</p><p><b>${safe(isPublic ? text.isShown : text.isHidden)}</b></p>`,
      form(
        '/auth/account/visibility',
        csrf,
        `<button class="btn" name="shown" value="${isPublic ? 'no' : 'yes'}">${safe(isPublic ? text.hide : text.show)}</button>`,
      ),
    )}${section(
      text.kept,
      `<p>${safe(text.keptHint)}</p><p>${safe(text.favorites(view.favorites))}</p>`,
      `<p><a class="btn" href="/account/data.json" download>${safe(text.download)}</a></p>`,
    )}${section(
      text.erase,
      `<p>${safe(text.eraseHint)}</p>`,
      form(
        '/auth/account/erase',
        csrf,
        `<label><input type="checkbox" name="confirm" value="yes" required> <span>${safe(text.eraseConfirm)}</span></label>`,
        `<button class="btn">${safe(text.erase)}</button>`,
      ),
    )}</div>`,
  }
}

/** What remains to be said afterwards. */
export const erasedScreen: Screen = {
  title: text.erasedTitle,
  main: `<div class="wrap account"><div class="masthead"><h1>${safe(text.erasedTitle)}</h1></div><p class="lead">${safe(
    text.erased,
  )}</p><p><a class="btn" href="/">${safe(text.home)}</a></p></div>`,
}
