/** What the API says when it cannot answer. SPEC §8 fixes the first ones word for word. */
export const apiText = {
  recordFailed: 'Failed to fetch record',
  featuresFailed: 'Failed to fetch features',
  artistIdRequired: 'Artist ID is required',
  contributorIdRequired: 'Contributor ID is required',
  eventIdRequired: 'Event ID is required',

  yearNotInteger: 'The field "year" must be an integer.',
  pathNotReadable: 'The address holds a percent sign that is not followed by two hexadecimal digits of UTF-8.',
  notFound: 'Nothing is here.',
  methodNotAllowed: (allowed: string) => `This address answers ${allowed} only.`,
  bodyTooLarge: 'The body is too large.',
  headersTooLarge: 'The headers are too large.',
  tooSlow: 'The request took too long to arrive.',
  notHttp: 'The request could not be understood.',
  failed: 'Something went wrong on our side.',
} as const
