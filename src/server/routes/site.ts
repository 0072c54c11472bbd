import type { FastifyReply, FastifyRequest } from 'fastify'
import { toNarrowedPath } from '../../domain/narrow-contributors.ts'
import { readShell } from '../../domain/shells.ts'
import { apiText } from '../../text/api.ts'
import type { Api } from '../api.ts'
import type { MayKnow } from '../directory/may-know.ts'
import { HttpError } from '../errors.ts'
import type { Attendees } from '../ports/attendees.ts'
import type { Release } from '../release.ts'
import { sendFile, sendNotFoundPage } from '../static/send-file.ts'
import { findFile, findNotFoundPage } from '../static/site.ts'

interface SiteParts {
  attendees: Pick<Attendees, 'has'>
  /** Who may not know who is listed gets the page of anybody, which asks to log in: its status tells nothing. */
  mayKnow: MayKnow
  /** Answers a page with what it asks for in it; nothing for pages that ask for nothing. */
  results: (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<void> | undefined
}

const READING = ['GET', 'HEAD'] as const

/**
 * Everything that no route of the API answers: the pages and files of the release, its shells for addresses that no
 * build can know [ROWS R07, R10, R12], and a real 404 for the rest [ROWS R13]. Other methods on a page's address are
 * refused before their body is read.
 */
export function siteRoutes(app: Api, { site }: Release, { attendees, mayKnow, results }: SiteParts): () => void {
  const read = (url: string, pathOf: (parameters: Record<string, string>) => string) =>
    app.route({
      method: [...READING],
      url,
      schema: { hide: true },
      handler: (request, reply) => answerPage(request, reply, pathOf(request.params as Record<string, string>)),
    })
  // Addresses that answer POST too; they need routes of their own for both.
  read('/search', () => '/search')
  read('/:year/search', ({ year }) => `/${year}/search`)

  const answerPage = (request: FastifyRequest, reply: FastifyReply, pathname: string) => {
    const answered = results(request, reply, pathname)
    if (answered) return answered
    const path = toNarrowedPath({ pathname, search: queryOf(request) }) ?? pathname
    const found = findFile(site, path)
    if (found && 'file' in found) return sendFile(request, reply, found.file)
    if (found) {
      reply.redirect(found.movedTo + queryOf(request), 301)
      return undefined
    }
    return answerShell(request, reply, path)
  }

  /** A list of kinds is decided by its words alone; only a person must be asked for. */
  const answerShell = (request: FastifyRequest, reply: FastifyReply, path: string): Promise<void> | undefined => {
    const shell = readShell(path)
    const found = shell && findFile(site, shell.page)
    if (!shell || !found || !('file' in found)) return answerMissing(request, reply, path)
    if (shell.kind === 'list') return sendFile(request, reply, found.file)
    return mayKnow(request)
      .then((may) => !may || attendees.has(shell.id))
      .then((is) => (is ? sendFile(request, reply, found.file) : answerMissing(request, reply, path)))
  }

  const answerMissing = (request: FastifyRequest, reply: FastifyReply, path: string): undefined => {
    const page = path.startsWith('/api/') ? undefined : findNotFoundPage(site, path)
    if (!page) throw new HttpError(404, apiText.notFound)
    sendNotFoundPage(request, reply, page)
  }

  app.addHook('onRequest', (request, _reply, done) => {
    if (request.is404) refuse(request)
    done()
  })

  const refuse = (request: FastifyRequest): never => {
    const path = decodePath(request)
    const isPage = path !== undefined && findFile(site, path) !== undefined
    if (!isPage) throw new HttpError(404, apiText.notFound)
    const allow = READING.join(', ')
    throw new HttpError(405, apiText.methodNotAllowed(allow), { Allow: allow })
  }

  // Last, so that it does not count as an address whose other methods are refused.
  return () => read('/*', (parameters) => `/${parameters['*']}`)
}

const queryOf = ({ url }: FastifyRequest) => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

function decodePath({ url }: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '')
  } catch {
    return undefined
  }
}
