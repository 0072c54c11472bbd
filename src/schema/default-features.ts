/**
 * The flags when nobody says otherwise (SPEC §9). Apart from the schema, so that a browser can have them without it.
 * `docs/decisions/0017-features.md` says what each one does.
 */
export const DEFAULT_FEATURES = {
  alphanav: false,
  attendee_directory: false,
  dashboard: false,
  filters: true,
  filter_counts: false,
  nearby: false,
  pagination: true,
  preview_mode: true,
  venues: false,
}
