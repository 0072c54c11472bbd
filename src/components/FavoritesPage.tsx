import { favoritesText } from '../text/favorites.ts'
import type { FavoritesView } from '../views/favorites.ts'
import { Icon } from './Icon.tsx'
import { LogIn } from './LogIn.tsx'
import { SearchBones } from './SearchBones.tsx'
import { Doors, Tabs } from './Tabs.tsx'

/**
 * My Favorites for somebody who is not signed in: what favourites are, how to begin, where to find some (ROWS R10). Who
 * is signed in gets their own in `data-mine` (islands/favorites); until then its bones stand there, and nobody is asked
 * to log in who has.
 */
export function FavoritesPage({ view }: { view: FavoritesView }) {
  return (
    <div className="wrap aside">
      <div className="masthead">
        <h1>{favoritesText.title}</h1>
      </div>
      <Tabs label={favoritesText.kinds} tabs={view.nav} className="sidenav" />
      <div className="mine" data-favorites={JSON.stringify(view.settings)}>
        <div data-mine="" hidden>
          <SearchBones />
        </div>
        <section className="stage" data-out="">
          <Icon name="star" />
          {view.kind && <h2>{view.kind}</h2>}
          <p className="big">{view.hint}</p>
          <p>{favoritesText.how}</p>
          <LogIn label={favoritesText.logIn} />
        </section>
        <section className="group" data-begin="">
          <h2>{favoritesText.begin}</h2>
          <Doors label={favoritesText.begin} doors={view.doors} />
        </section>
      </div>
    </div>
  )
}
