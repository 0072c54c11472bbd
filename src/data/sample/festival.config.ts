import { DEFAULT_MENUS } from '../../schema/default-menus.ts'
import type { FestivalSettings } from '../../schema/festival.ts'

/** The identity of the made-up festival that shows the product before a real programme is imported. */
export default {
  name: 'Nightjar',
  tagline: 'Film, music and ideas by the river',
  place: 'Port Ellery',
  supportEmail: 'hello@example.org',
  zone: 'America/Chicago',
  zoneSuffix: 'CT',
  landingYear: 2026,
  theme: 'main',
  menus: [
    ...DEFAULT_MENUS.main,
    {
      label: 'Plan your visit',
      prominent: [
        { label: 'Buy a Badge', href: 'https://example.org/nightjar/badges' },
        { label: 'Book a Hotel', href: 'https://example.org/nightjar/hotels' },
      ],
      normal: [
        { label: 'About Nightjar', href: 'https://example.org/nightjar/about' },
        { label: 'Getting to Port Ellery', href: 'https://example.org/nightjar/travel' },
      ],
    },
  ],
  links: {
    badge: 'https://example.org/nightjar/badges',
    hotel: 'https://example.org/nightjar/hotels',
    about: 'https://example.org/nightjar/about',
  },
  eventTypes: [
    { type: 'screening', label: 'Screening', colour: 'screening' },
    { type: 'showcase', label: 'Showcase', colour: 'showcase' },
    { type: 'showcase_presenter', label: 'Showcase', colour: 'showcase' },
    { type: 'panel', label: 'Session', colour: 'session' },
    { type: 'keynote', label: 'Keynote', colour: 'session' },
    { type: 'workshop', label: 'Workshop', colour: 'session' },
    { type: 'edu', label: 'EDU', colour: 'edu' },
    { type: 'party', label: 'Party', colour: 'default' },
    { type: 'exhibition', label: 'Exhibition', colour: 'default' },
  ],
  credentials: [
    { type: 'platinum', label: 'Platinum' },
    { type: 'innovation', label: 'Innovation' },
    { type: 'filmtv', label: 'Film & TV' },
    { type: 'music', label: 'Music' },
    { type: 'edu', label: 'EDU' },
  ],
  features: { alphanav: true, attendee_directory: true, filter_counts: true, venues: true },
} satisfies FestivalSettings
