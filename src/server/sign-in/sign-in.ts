import type { Api } from '../api.ts'
import type { Stores } from '../ports/stores.ts'
import type { Release } from '../release.ts'
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

  sessionRoute(app, stores.people)
  await withForms(app, (forms) => {
    signInRoutes(forms, parts)
    demoRoutes(forms, parts)
  })
}
