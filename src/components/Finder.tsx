import { siteText } from '../text/site.ts'

/** The search form: plain GET with `q`, so that it works before any script does (ROWS R01). */
export function Finder({ action }: { action: string }) {
  return (
    <search>
      <form className="finder" action={action} method="get">
        <input type="search" name="q" aria-label={siteText.searchLabel} placeholder={siteText.searchPlaceholder} />
        <button className="btn primary" type="submit">
          {siteText.search}
        </button>
      </form>
    </search>
  )
}
