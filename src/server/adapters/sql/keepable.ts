/** PostgreSQL keeps no text with a NUL in it and SQLite reads it only up to there; no id of ours has one. */
export const toKeepable = (parameter: unknown): unknown =>
  typeof parameter === 'string' && parameter.includes('\0') ? parameter.replaceAll('\0', '\uFFFD') : parameter
