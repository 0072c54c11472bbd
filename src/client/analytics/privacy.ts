import type { AnalyticsSettings } from '../../schema/analytics.ts'
import type { Properties } from '../track.ts'

/** Whether the browser asks on its visitor's behalf not to be counted. */
export const asksNotToBeCounted = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1'

type Choice = Pick<AnalyticsSettings, 'searchTerms' | 'names'>

/** Properties that say what somebody typed, or what something is called, and the setting that lets them go out. */
const PRIVATE: Readonly<Record<string, keyof Choice>> = { term: 'searchTerms', name: 'names', title: 'names' }

/** What may leave the page. */
export const withoutPrivate = (properties: Properties, settings: Choice): Properties =>
  Object.fromEntries(
    Object.entries(properties).filter(([key]) => {
      const setting = PRIVATE[key]
      return setting === undefined || settings[setting]
    }),
  )

const ATTENDEE = /\/attendees\/.+/

/** An address as analytics may see it: without its query, which holds the search, and without who an attendee is. */
export const toCountedPath = (pathname: string, { names }: Choice): string =>
  names ? pathname : pathname.replace(ATTENDEE, '/attendees/{id}')

/** Where a visitor came from: other sites by their origin alone, our own pages not at all. */
export function toReferrer(referrer: string, own: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined
  const { origin } = new URL(referrer)
  return origin === own ? undefined : origin
}
