import { siteText } from '../text/site.ts'
import { themeText } from '../text/theme.ts'

/** The search form: plain GET with `q`, so that it works before any script does (ROWS R01). */
export function Finder({
  action,
  placeholder = themeText.main.searchPlaceholder,
}: {
  action: string
  placeholder?: string
}) {
  return (
    <search>
      <form className="finder" action={action} method="get">
        <input type="search" name="q" aria-label={siteText.searchLabel} placeholder={placeholder} />
        <button className="btn primary" type="submit">
          {siteText.search}
        </button>
      </form>
    </search>
  )
}
