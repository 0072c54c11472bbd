import { escapeHtml } from '../../domain/escape-html.ts'
import { signInText as text } from '../../text/sign-in.ts'
import { DEMO_PEOPLE } from './demo-people.ts'
import type { Screen } from './frame.ts'

/** Names and addresses in HTML text and attributes. */
const safe = escapeHtml

export const tokenField = (token: string | undefined): string =>
  token === undefined ? '' : `<input type="hidden" name="authenticity_token" value="${safe(token)}">`

const masthead = (title: string, lead: string) =>
  `<div class="masthead"><h1>${safe(title)}</h1></div><p class="lead">${safe(lead)}</p>`

const backLink = (to: string) => `<p><a href="${safe(to)}">${safe(text.back)}</a></p>`

/** Where a login with a product begins (SPEC §7). */
export const authPath = (product: string, to: string): string =>
  `/auth/${product}${to === '/' ? '' : `?origin=${encodeURIComponent(to)}`}`

interface Way {
  name: string
  label?: string | undefined
}

const logInForm = ({ name, label }: Way, to: string, words: string, token?: string) =>
  `<form method="post" action="${safe(authPath(name, to))}">${tokenField(token)}<button class="btn primary" type="submit">${safe(label ? text.logInWith(label) : words)}</button></form>`

/** The ways to log in, for visitors without script and for those who came by a stale address. */
export const logInScreen = (ways: readonly Way[], to: string): Screen => ({
  title: text.title,
  main: `<div class="wrap account">${masthead(text.title, ways.length > 0 ? text.lead : text.noProduct)}<div class="ways">${ways
    .map((way) => logInForm(ways.length > 1 ? way : { ...way, label: undefined }, to, text.logIn))
    .join('')}</div>${backLink(to)}</div>`,
})

/**
 * The step to the provider, as a page of its own: a form's redirects must stay within the policy's `form-action`, and where
 * a provider sends people on to is nobody's to list. A `Refresh` is a new navigation.
 */
export const goingScreen = (url: URL): Screen => ({
  title: text.goingTitle,
  main: `<div class="wrap account">${masthead(text.goingTitle, text.going)}<p><a class="btn primary" href="${safe(url.href)}">${safe(text.goOn)}</a></p></div>`,
})

/** Why logging in did not work, with the way back and another try. */
export const failedScreen = (why: string, way: Way | undefined, to: string): Screen => ({
  title: text.failedTitle,
  main: `<div class="wrap account">${masthead(text.failedTitle, why)}<div class="ways">${
    way ? logInForm({ ...way, label: undefined }, to, text.again) : ''
  }</div>${backLink(to)}</div>`,
})

/** The demo product's people (DESIGN §5): plainly no real login. */
export const demoScreen = (to: string, token: string | undefined): Screen => ({
  title: text.demoTitle,
  main: `<div class="wrap account demo"><div class="masthead"><p class="mark">${safe(text.demoMark)}</p><h1>${safe(
    text.demoTitle,
  )}</h1></div><p class="lead">${safe(text.demoLead)}</p><form method="post" action="/auth/demo/people?origin=${safe(
    encodeURIComponent(to),
  )}">${tokenField(token)}<ul class="people">${DEMO_PEOPLE.map(
    ({ role, name }) =>
      `<li><h2>${safe(name)}</h2><p><b>${safe(text.demoRoles[role])}</b> ${safe(text.demoWhat[role])}</p><button class="btn primary" name="person" value="${role}">${safe(text.demoChoose(name))}</button></li>`,
  ).join('')}</ul></form><p class="muted">${safe(text.demoWhy)}</p>${backLink(to)}</div>`,
})
