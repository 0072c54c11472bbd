import { accountText } from '../text/account.ts'
import { siteText } from '../text/site.ts'
import type { ChromeView } from '../views/chrome.ts'
import { Icon } from './Icon.tsx'

/** The header: wordmark, menus (one open at a time, a sheet on phones), the way to search. */
export function SiteHeader({ view }: { view: ChromeView }) {
  return (
    <header className="site-head">
      <div className="wrap">
        <a className="wordmark" href={view.home}>
          {view.name}
        </a>
        <nav className="menus" id="menus" popover="auto" aria-label={siteText.mainNavigation}>
          {view.menus.map(({ label, prominent, normal }) => (
            <details key={label} name="menus">
              <summary>{label}</summary>
              <div>
                {prominent.length > 0 && (
                  <ul className="big">
                    {prominent.map((link) => (
                      <li key={link.href}>
                        <a href={link.href}>{link.label}</a>
                      </li>
                    ))}
                  </ul>
                )}
                {normal.length > 0 && (
                  <ul className="normal">
                    {normal.map((link) => (
                      <li key={link.href}>
                        <a href={link.href}>{link.label}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </details>
          ))}
        </nav>
        <a className="icon" href="/account" data-sign-in="" aria-label={accountText.logIn}>
          <Icon name="person" />
        </a>
        <a className="icon" href={view.searchAction} aria-label={siteText.searchLabel}>
          <Icon name="search" />
        </a>
        <button className="icon menu-toggle" type="button" popoverTarget="menus" aria-label={siteText.menu}>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  )
}

export function SiteFooter({ view }: { view: ChromeView }) {
  return (
    <footer className="site-foot">
      <div className="wrap">
        <span>{view.name}</span>
        <span>{view.zone}</span>
        <a href={`mailto:${view.supportEmail}`}>{siteText.contact}</a>
        <dialog className="modal" id="modalForSharingTile" data-widget={view.sharingWidget} />
        {view.years.length > 0 && (
          <nav aria-label={siteText.otherEditions}>
            {view.years.map(({ label, href }) => (
              <span key={href}>
                <a href={href}>{label}</a>{' '}
              </span>
            ))}
          </nav>
        )}
      </div>
    </footer>
  )
}
