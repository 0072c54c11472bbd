import { accountText } from '../text/account.ts'
import { backText } from '../text/errors.ts'
import type { AccountView } from '../views/account.ts'

/** What stands in the account's frame until the server puts something else there: on a host without one, for good. */
export function AccountPage({ view }: { view: AccountView }) {
  return (
    <div className="wrap account">
      <div className="masthead">
        <h1>{accountText.myData}</h1>
      </div>
      <p className="lead">{accountText.closed}</p>
      <p>
        <a className="btn" href={view.events}>
          {backText.events}
        </a>
      </p>
    </div>
  )
}
