import { randomBytes } from 'node:crypto'
import swagger from '@fastify/swagger'
import Fastify from 'fastify'
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { apiText } from '../text/api.ts'
import { memoryStores } from './adapters/memory/stores.ts'
import { answerHeaders, headersByType } from './answer-headers.ts'
import type { Api } from './api.ts'
import { clientErrorHandler } from './client-errors.ts'
import { openDirectory } from './directory/directory.ts'
import { mayKnowPeople } from './directory/may-know.ts'
import { openPeopleSearch, type PeopleSearch } from './directory/people-search.ts'
import { suggestPeople } from './directory/suggest-people.ts'
import { errorHandler, HttpError } from './errors.ts'
import * as limits from './limits.ts'
import { refuseOtherMethods } from './methods.ts'
import type { Attendees } from './ports/attendees.ts'
import type { Stores } from './ports/stores.ts'
import { type CountCall, NO_RATES } from './rates.ts'
import type { Release } from './release.ts'
import { peoplePages } from './results/answer-people.ts'
import { resultPages } from './results/answer-results.ts'
import { attendeeRoutes } from './routes/attendees.ts'
import { cardRoutes } from './routes/cards.ts'
import { conversionRoutes } from './routes/conversions.ts'
import { favoriteRoutes } from './routes/favorites.ts'
import { featureRoutes } from './routes/features.ts'
import { healthRoutes } from './routes/health.ts'
import { recordRoutes } from './routes/records.ts'
import { searchRoutes } from './routes/search.ts'
import { siteRoutes } from './routes/site.ts'
import { statusRoutes } from './routes/statuses.ts'
import { rememberSearches } from './search/remember.ts'
import { openSearches } from './search/searches.ts'
import { openVisitors } from './sign-in/sessions.ts'
import { NO_SIGN_IN, type SignInSettings } from './sign-in/settings.ts'
import { addSignIn } from './sign-in/sign-in.ts'
import { endSilentSockets } from './silent-sockets.ts'

export interface AppDeps {
  release: Release
  /** The moment an answer is about. Nothing in the server asks the machine's own clock. */
  clock: () => Date
  /** What is kept between two starts; in memory by default. */
  stores?: Stores
  /** Who has a page in the directory; those of the stores by default. */
  attendees?: Pick<Attendees, 'has'>
  /** How people sign in; nobody can by default. */
  signIn?: SignInSettings
  /** Who may call how often; everybody as often as they like by default. */
  countCall?: CountCall
  /** Takes one line about an error that is ours. */
  report?: (line: string) => void
  /** Shorter times for tests of slow clients. */
  timeouts?: { headersMs: number; requestMs: number; checkMs: number }
}

const USUAL_TIMEOUTS = {
  headersMs: limits.HEADERS_TIMEOUT_MS,
  requestMs: limits.REQUEST_TIMEOUT_MS,
  checkMs: limits.TIMEOUT_CHECK_MS,
}

/** Request ids of one process: a random beginning and a number, short enough to be read out on the telephone. */
function requestIds(): () => string {
  const process = randomBytes(5).toString('hex')
  let count = 0
  return () => `${process}-${(++count).toString(36)}`
}

/**
 * The server as a function of what it depends on. It listens to nothing and reads no environment: `main.ts` does, and
 * tests call `inject`.
 */
export async function buildApp({
  release,
  clock,
  stores = memoryStores(),
  attendees = stores.attendees,
  signIn = NO_SIGN_IN,
  countCall = NO_RATES,
  report = console.error,
  timeouts = USUAL_TIMEOUTS,
}: AppDeps): Promise<Api> {
  const nextId = requestIds()
  const everyAnswer = answerHeaders(release.rules)
  const headersOfType = headersByType(everyAnswer)
  const handleError = errorHandler(report, release.site)

  const app = Fastify({
    genReqId: nextId,
    bodyLimit: limits.BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: limits.PATH_PART_LIMIT, ignoreTrailingSlash: false },
    requestTimeout: timeouts.requestMs,
    connectionTimeout: limits.CONNECTION_TIMEOUT_MS,
    keepAliveTimeout: limits.KEEP_ALIVE_MS,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkMs },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // While the server closes, what is under way is answered in full, with all headers.
    return503OnClosing: false,
    clientErrorHandler: clientErrorHandler(everyAnswer.data, nextId),
    frameworkErrors: (error, request, reply) => {
      // Refused before routing, where no hook runs.
      reply.headers({ ...everyAnswer.page, 'X-Request-Id': request.id, 'Cache-Control': 'no-store' })
      const isBadUrl = error.code === 'FST_ERR_BAD_URL'
      handleError(isBadUrl ? new HttpError(400, apiText.pathNotReadable) : error, request, reply)
    },
  }).withTypeProvider<ZodTypeProvider>()

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  app.removeContentTypeParser('text/plain')
  // The one place where an answer gets its headers. Files of the site pass it by: theirs were made when it was loaded.
  app.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of headersOfType(reply.getHeader('content-type')))
      if (!reply.hasHeader(name)) reply.header(name, value)
    reply.header('X-Request-Id', request.id)
    // What does not say that it may be kept may not.
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
    done(null, payload)
  })

  app.decorate('visitors', openVisitors(stores.sessions, clock, report))
  app.decorate('countCall', countCall)
  app.decorateRequest('visitor', undefined)

  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Marquee', version: '1', description: 'The programme of a festival.' },
    },
    transform: jsonSchemaTransform,
  })
  const refuse = refuseOtherMethods(app)
  featureRoutes(app, release)
  recordRoutes(app, release)
  cardRoutes(app, release, report)
  const searches = openSearches(release.search, release.catalogue.landing.edition.year)
  const memory = rememberSearches(stores.searches, clock, report)
  const people = openPeople(app, release, { stores, report })
  const mayKnow = mayKnowPeople(release.festival.attendees.signedInOnly)
  searchRoutes(app, searches, memory, people && suggestPeople(people, mayKnow))
  conversionRoutes(app, stores.conversions, (model, id) =>
    [...release.search.values()].some(({ has }) => has(model, id)),
  )
  await addSignIn(app, { release, stores, clock, settings: signIn, report })
  favoriteRoutes(app, { release, stores, clock })
  statusRoutes(app, {
    release,
    statuses: stores.statuses,
    people: stores.people,
    clock,
    report,
    headers: everyAnswer.data,
  })
  healthRoutes(app)
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  const programmePages = resultPages(release.site, searches, memory)
  const { context } = searches.edition(undefined) ?? {}
  const directoryPages = people && context && peoplePages({ site: release.site, people, context, mayKnow })
  const allOthers = siteRoutes(app, release, {
    // A directory that is closed has nobody's page.
    attendees: people ? attendees : { has: async () => false },
    mayKnow,
    results: (request, reply, path) => programmePages(request, reply, path) ?? directoryPages?.(request, reply, path),
  })
  refuse()
  allOthers()
  endSilentSockets(app)
  app.addHook('onClose', () => stores.close())
  return app
}

/** The attendee directory and its calls, where the festival has opened it. */
function openPeople(
  app: Api,
  { festival }: Release,
  { stores, report }: { stores: Stores; report: (line: string) => void },
): PeopleSearch | undefined {
  if (!festival.features.attendee_directory) return undefined
  const { locale, features, attendees } = festival
  const directory = openDirectory(stores.attendees, { locale }, report)
  const search = openPeopleSearch(directory, { locale, hasCounts: features.filter_counts })
  attendeeRoutes(app, { attendees: stores.attendees, search, signedInOnly: attendees.signedInOnly })
  app.addHook('onClose', () => directory.close())
  return search
}
