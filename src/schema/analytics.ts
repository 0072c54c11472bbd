import { z } from 'zod'

/** An address that takes batches: absolute, or a path of this site behind which a proxy knows the service. */
const EndpointSchema = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?!\/)/)])

/** Where usage goes (ROWS B17; docs/decisions/0018-analytics.md). Without a target nothing is loaded, sent or set. */
export const AnalyticsSchema = z.object({
  /** Target 1: page views and what visitors do are pushed to `window.dataLayer`, for a tag manager. */
  dataLayer: z.boolean().default(false),
  /** The tag manager's own script, loaded after the first paint; its origin joins the Content-Security-Policy. */
  script: z.url({ protocol: /^https$/ }).optional(),
  /** Further origins that the tag manager's script needs for scripts, pictures, frames and calls. */
  origins: z.array(z.url()).default([]),
  /** Target 2: batches of who is signed in (their uid), page views, and what visitors do. */
  endpoint: EndpointSchema.optional(),
  /** Target 3, the second client: batches of who is signed in with their roles, and page views; nothing else. */
  profileEndpoint: EndpointSchema.optional(),
  /** True sends what visitors search for. */
  searchTerms: z.boolean().default(false),
  /** True sends names: titles of pages and items, and which attendee's page is open. */
  names: z.boolean().default(false),
  /** False counts visitors whose browser asks not to be (Global Privacy Control, Do Not Track). */
  respectsPrivacySignals: z.boolean().default(true),
})
export type Analytics = z.output<typeof AnalyticsSchema>

/** What the browser must know of it; it stands on `<html>` as `data-analytics`. */
export type AnalyticsSettings = Omit<Analytics, 'origins'>
