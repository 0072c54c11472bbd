import type { FastifyReply, FastifyRequest } from 'fastify'
import { readFilters, writeFilters } from '../../domain/filters.ts'
import type { SearchEnvelope } from '../../schema/search.ts'
import { attendeesText } from '../../text/favorites.ts'
import { resultText } from '../../text/results.ts'
import { toTitle } from '../../text/site.ts'
import type { ViewContext } from '../../views/context.ts'
import { festivalName } from '../../views/head.ts'
import { toResultGroups } from '../../views/result-groups.ts'
import { sendCompressed, toAnswer } from '../answers/compressed.ts'
import type { MayKnow } from '../directory/may-know.ts'
import { toPeopleQuery } from '../directory/people-query.ts'
import type { PeopleSearch } from '../directory/people-search.ts'
import { DirectoryBusyError } from '../directory/people-worker.ts'
import { MAX_FILTER_VALUES, MAX_TERM_LENGTH, RESULTS_ON_PAGE } from '../limits.ts'
import { sendFile } from '../static/send-file.ts'
import { findFile, type Site } from '../static/site.ts'
import { formFor, type StaticFile } from '../static/static-file.ts'
import { drawCount, drawResults } from './draw-results.ts'
import { fillSearchPage } from './fill-page.ts'

const DIRECTORY = /^(?:\/\d{1,4})?\/attendees\/?$/

interface PeoplePageParts {
  site: Site
  people: PeopleSearch
  context: ViewContext
  /** Whether the one who asks may see who is listed. */
  mayKnow: MayKnow
}

/**
 * The directory for readers without JavaScript (ROWS R11): `/attendees?q=` in HTML, the built page with the people in it.
 * Answers nothing for every other address. Such a page is stored nowhere; to who may not know it is the built one.
 */
export function peoplePages({ site, people, context, mayKnow }: PeoplePageParts) {
  return (request: FastifyRequest, reply: FastifyReply, path: string): Promise<void> | undefined => {
    const at = request.url.indexOf('?')
    if (at < 0 || !DIRECTORY.test(path)) return undefined
    const asked = new URLSearchParams(request.url.slice(at + 1))
    if (!['q', 'filters', 'page'].some((name) => asked.has(name))) return undefined
    const found = findFile(site, path)
    return found && 'file' in found ? answer(request, reply, found.file, asked) : undefined
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    file: StaticFile,
    asked: URLSearchParams,
  ): Promise<void> {
    const page = Math.max(1, Math.min(1e6, Math.floor(Number(asked.get('page') ?? 1)) || 1))
    const query = toPeopleQuery({
      term: (asked.get('q') ?? '').slice(0, MAX_TERM_LENGTH),
      filters: readFilters(asked.get('filters') ?? '')
        .slice(0, MAX_FILTER_VALUES)
        .map(({ field, value }) => ({ field, value })),
      from: (page - 1) * RESULTS_ON_PAGE,
      size: RESULTS_ON_PAGE,
    })
    const found = (await mayKnow(request))
      ? await people.find(query).catch((error: unknown) => {
          if (error instanceof DirectoryBusyError) return undefined
          throw error
        })
      : undefined
    if (!found) return void sendFile(request, reply, file)
    const html = formFor(file, ['identity'], 0).held?.body.toString() ?? ''
    for (let index = 0; index < file.headers.length; index += 2) {
      const name = file.headers[index] as string
      if (!/^(cache-control|content-type|vary)$/i.test(name)) reply.header(name, file.headers[index + 1] as string)
    }
    reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex')
    const filled = fillSearchPage(html, toFilling(request, found, asked, page))
    await sendCompressed(request, reply, toAnswer(filled, 'text/html; charset=utf-8'))
  }

  function toFilling(request: FastifyRequest, found: SearchEnvelope, asked: URLSearchParams, number: number) {
    const { term, total } = found
    const { locale } = context.festival
    const hrefOf = (page: number) => {
      const parameters = new URLSearchParams(asked)
      parameters.set('page', String(page))
      return `?${parameters}`
    }
    const isAsked = term !== '' || found.filters.length > 0
    return {
      title: toTitle(context.festival.directoryTitle ?? attendeesText.title, festivalName(context)),
      action: request.url.slice(0, request.url.indexOf('?')),
      term,
      filters: writeFilters(
        found.filters.flatMap(({ field, value }) => [value].flat().map((one) => ({ field, value: one }))),
      ),
      tab: asked.get('filters') ?? '',
      count: drawCount(total),
      results: drawResults(
        {
          total: found.hits.length === 0 ? 0 : total,
          groups: toResultGroups(found, { clock: context.catalogue.clock, locale }),
          empty: isAsked || total > 0 ? resultText.nothing : attendeesText.nobody,
          number,
          pages: Math.max(1, Math.ceil(total / RESULTS_ON_PAGE)),
          hrefOf,
        },
        context,
      ),
    }
  }
}
