import { formatDay, formatTime, toLocalDay } from '../../domain/time.ts'
import type { Api } from '../api.ts'
import { SESSION_FORGET_MS } from '../limits.ts'
import type { Stores } from '../ports/stores.ts'
import type { Release } from '../release.ts'
import { accountForms, accountRoutes } from './account.ts'
import { admitter } from './admit.ts'
import { demoRoutes } from './demo.ts'
import { withForms } from './forms.ts'
import { openFrame } from './frame.ts'
import { signInRoutes } from './routes.ts'
import { sessionRoute } from './session-route.ts'
import type { SignInSettings } from './settings.ts'

export interface SignInDeps {
  release: Release
  stores: Stores
  clock: () => Date
  settings: SignInSettings
  report: (line: string) => void
}

/** All that signing in needs of the server (docs/decisions/0015). */
export async function addSignIn(app: Api, { release, stores, clock, settings, report }: SignInDeps): Promise<void> {
  const { festival, catalogue } = release
  const frame = openFrame(release.site, festival.name ?? catalogue.landing.edition.name)
  const admit = admitter(stores.people, app.visitors, clock)
  const parts = { settings, frame, admit, report }

  const { clock: festivalClock } = catalogue.landing
  const format = (moment: Date) =>
    `${formatDay(toLocalDay(moment, festivalClock))}, ${formatTime(moment, festivalClock)}`

  // What nobody can use any more is not kept any longer.
  const forgetting = setInterval(() => {
    app.visitors.forget().catch((error: Error) => report(`Old sessions are still there: ${error.message}`))
  }, SESSION_FORGET_MS).unref()
  app.addHook('onClose', async () => clearInterval(forgetting))

  sessionRoute(app, stores.people)
  accountRoutes(app, { stores, settings, frame, clock, format })
  await withForms(app, (forms) => {
    signInRoutes(forms, parts)
    demoRoutes(forms, parts)
    accountForms(forms, { stores })
  })
}
