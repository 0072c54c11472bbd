import { z } from 'zod'
import { AnalyticsSchema } from './analytics.ts'
import { FeaturesSchema } from './features.ts'
import { ProductsSchema } from './product.ts'

const NavLinkSchema = z.object({
  label: z.string().min(1),
  /** A path of the site without its year (`/search/event`), or an absolute address. */
  href: z.string().regex(/^(https?:\/\/|\/(?!\/))/),
})

/** The five colours an event type can have (SPEC §3); what they look like is the theme's to say. */
export const TYPE_COLOURS = ['screening', 'showcase', 'session', 'edu', 'default'] as const
export type TypeColour = (typeof TYPE_COLOURS)[number]

const EventTypeSchema = z.object({
  type: z.string().min(1),
  label: z.string().min(1),
  colour: z.enum(TYPE_COLOURS),
})

const CredentialLabelSchema = z.object({
  type: z.string().min(1),
  label: z.string().min(1),
})

const MenuSchema = z.object({
  label: z.string().min(1),
  /** Large links. */
  prominent: z.array(NavLinkSchema).default([]),
  normal: z.array(NavLinkSchema).default([]),
})
export type Menu = z.output<typeof MenuSchema>

const DEFAULT_EVENT_TYPES: z.output<typeof EventTypeSchema>[] = [
  { type: 'screening', label: 'Screening', colour: 'screening' },
  { type: 'showcase', label: 'Showcase', colour: 'showcase' },
  { type: 'showcase_presenter', label: 'Showcase', colour: 'showcase' },
  { type: 'panel', label: 'Session', colour: 'session' },
  { type: 'session', label: 'Session', colour: 'session' },
  { type: 'edu', label: 'EDU', colour: 'edu' },
]

const DEFAULT_CREDENTIALS: z.output<typeof CredentialLabelSchema>[] = [
  { type: 'platinum', label: 'Platinum' },
  { type: 'innovation', label: 'Innovation' },
  { type: 'interactive', label: 'Interactive' },
  { type: 'film', label: 'Film' },
  { type: 'filmtv', label: 'Film & TV' },
  { type: 'music', label: 'Music' },
  { type: 'edu', label: 'EDU' },
]

/** A festival's identity (DESIGN §1): the one place where anything of a particular festival may stand. */
export const FestivalSchema = z.object({
  /** Wins over the name an import brought along. */
  name: z.string().min(1).optional(),
  tagline: z.string().optional(),
  place: z.string().optional(),
  supportEmail: z.email().default('support@example.org'),
  /** Where the site will live, without a slash at the end; `MARQUEE_SITE_URL` wins over it. */
  siteUrl: z.url().optional(),
  zone: z.string().default('America/Chicago'),
  zoneSuffix: z.string().default('CT'),
  locale: z.string().default('en-US'),
  /** Events that start before this hour belong to the day before, unless their feed says otherwise. */
  dayChangeHour: z.int().min(0).max(12).default(5),
  /** The edition that `/` shows; without it the newest one. */
  landingYear: z.int().optional(),
  theme: z.enum(['main', 'edu']).default('main'),
  /** Overrides of the theme's accent, each `[light, dark]`, any CSS colour. */
  accent: z.tuple([z.string(), z.string()]).optional(),
  /** Absent: the theme's own (default-menus.ts). */
  menus: z.array(MenuSchema).optional(),
  links: z.object({ badge: z.url().optional(), hotel: z.url().optional(), about: z.url().optional() }).default({}),
  eventTypes: z.array(EventTypeSchema).default(DEFAULT_EVENT_TYPES),
  credentials: z.array(CredentialLabelSchema).default(DEFAULT_CREDENTIALS),
  features: FeaturesSchema.prefault({}),
  /** What the attendee directory is called, when not 'Attendee Directory' (ROWS R11). */
  directoryTitle: z.string().min(1).optional(),
  /** The attendee directory, when `features.attendee_directory` opens it (DESIGN §5). */
  attendees: z
    .object({
      /** Only visitors who are signed in see who is listed. */
      signedInOnly: z.boolean().default(false),
      /** Where people's pictures come from, when not from the site itself: `https://photos.example.org`. */
      pictures: z.array(z.url({ protocol: /^https?$/ })).default([]),
    })
    .prefault({}),
  /** Says on event pages that descriptions are the participants' own (SPEC §2). */
  participantNotice: z.boolean().default(true),
  /** Sign-in providers by product name; none means the demo product, on loopback only (ROWS D05). */
  products: ProductsSchema.default({}),
  /**
   * A social network whose script the sharing modal loads on its first opening, and the further origins that the script
   * needs for itself (frames, pictures, calls); both join the Content-Security-Policy.
   */
  sharing: z.object({ script: z.url({ protocol: /^https$/ }), origins: z.array(z.url()).default([]) }).optional(),
  /** Where usage goes; nothing is sent without it. */
  analytics: AnalyticsSchema.optional(),
})
export type Festival = z.output<typeof FestivalSchema>

/** What a `festival.config.ts` exports by default; every field may be left out. */
export type FestivalSettings = z.input<typeof FestivalSchema>
