import { siteText } from '../text/site.ts'
import { themeText } from '../text/theme.ts'

/** The search form: plain GET with `q`, so that it works before any script does (ROWS R01). */
export function Finder({
  action,
  placeholder = themeText.main.searchPlaceholder,
  tabs,
}: {
  action: string
  placeholder?: string
  /** The attendee directory's categories instead of the programme's (ROWS S01, D03). */
  tabs?: 'directory'
}) {
  return (
    <search>
      <form className="finder" action={action} method="get" data-tabs={tabs}>
        <input type="search" name="q" aria-label={siteText.searchLabel} placeholder={placeholder} />
        <button className="btn primary" type="submit">
          {siteText.search}
        </button>
      </form>
    </search>
  )
}
