import type { FastifyReply, FastifyRequest } from 'fastify'
import { readFilters as readAddressFilters, writeFilters } from '../../domain/filters.ts'
import { readModelList } from '../../domain/model-lists.ts'
import { readShell } from '../../domain/shells.ts'
import type { Model } from '../../schema/models.ts'
import type { Filter } from '../../schema/search.ts'
import { resultText } from '../../text/results.ts'
import { resultsTitle } from '../../text/search.ts'
import { toTitle } from '../../text/site.ts'
import { festivalName } from '../../views/head.ts'
import { cutGroups, type ResultGroup, toResultGroups } from '../../views/result-groups.ts'
import { toSearchHit } from '../../views/search-hit.ts'
import { sendCompressed, toAnswer } from '../answers/compressed.ts'
import { MAX_FILTER_VALUES, MAX_HITS, MAX_TERM_LENGTH, RESULTS_ON_PAGE, RESULTS_PAGE_SECONDS } from '../limits.ts'
import type { StoredSearch } from '../ports/stored-searches.ts'
import type { EditionSearch } from '../search/programme-search.ts'
import type { Memory } from '../search/remember.ts'
import { runSearch, toGrouping } from '../search/run-search.ts'
import type { Searches } from '../search/searches.ts'
import { readState, type SearchState } from '../search/state.ts'
import { findFile, type Site } from '../static/site.ts'
import { formFor, type StaticFile } from '../static/static-file.ts'
import { drawCount, drawResults } from './draw-results.ts'
import { fillSearchPage } from './fill-page.ts'

/** What a search page's address asks for (SPEC §4): a term, filters, a stored search. */
interface Asked {
  year: number | undefined
  /** The list of kinds in the address; nothing on the page about everything. */
  models: Model[] | undefined
  term: string
  filters: string
  hash: string
  page: number
}

/** Reads the address of a search page that asks for something; nothing for any other address. */
function readAddress(path: string, query: string): Asked | undefined {
  const [is, year, list] = /^(?:\/(\d{1,4}))?\/search(?:\/([^/]+))?\/?$/.exec(path) ?? []
  if (is === undefined) return undefined
  const models = list === undefined ? undefined : readModelList(list)
  if (list !== undefined && !models) return undefined
  const parameters = new URLSearchParams(query)
  const read = (name: string) => (parameters.get(name) ?? '').slice(0, MAX_TERM_LENGTH)
  const asked = { term: read('q'), filters: read('filters'), hash: read('h') }
  if (asked.term.trim() === '' && asked.filters === '' && asked.hash === '') return undefined
  const page = Number(parameters.get('page') ?? 1)
  return {
    ...asked,
    year: year === undefined ? undefined : Number(year),
    models,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The built page of a path, or of the shell that answers it. */
function findPage(site: Site, path: string): StaticFile | undefined {
  const found = findFile(site, path) ?? findFile(site, readShell(path)?.page ?? path)
  return found && 'file' in found ? found.file : undefined
}

const toFilters = (text: string): Filter[] =>
  readAddressFilters(text)
    .slice(0, MAX_FILTER_VALUES)
    .map(({ models, ...filter }) => ({ ...filter, ...(models && { models: [...models] }) }))

/** One page of groups: the groups run on over its ends. */
function slice(groups: readonly ResultGroup[], page: number): ResultGroup[] {
  let before = (page - 1) * RESULTS_ON_PAGE
  const rest = groups.flatMap((group) => {
    const items = group.items.slice(before)
    before = Math.max(0, before - group.items.length)
    return items.length > 0 ? [{ ...group, items }] : []
  })
  return cutGroups(rest, RESULTS_ON_PAGE)
}

/** SPEC §2's three messages (ROWS B09). */
const toEmptyMessage = ({ term, filters }: SearchState, asked: Asked) =>
  term !== '' || filters.length > 0 ? resultText.nothing : asked.models ? resultText.soon : resultText.start

/**
 * A search page for readers without JavaScript (DESIGN §3): `/search?q=` in HTML, the built page with the results in it.
 * Answers nothing for every other address, which the site's own files answer. The page's script, where there is one,
 * takes over from here as from the built page.
 */
export function resultPages(site: Site, searches: Searches, memory: Memory) {
  return (request: FastifyRequest, reply: FastifyReply, path: string): Promise<void> | undefined => {
    const at = request.url.indexOf('?')
    const asked = at < 0 ? undefined : readAddress(path, request.url.slice(at + 1))
    const search = asked && searches.edition(asked.year)
    const file = search && findPage(site, path)
    return asked && search && file ? answer(request, reply, { asked, search, file }) : undefined
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { asked, search, file }: { asked: Asked; search: EditionSearch; file: StaticFile },
  ): Promise<void> {
    // A store that is down takes the stored search along, not the page.
    const stored = asked.hash === '' ? undefined : await memory.read(asked.hash).catch(() => undefined)
    const html = formFor(file, ['identity'], 0).held?.body.toString() ?? ''
    const page = fillSearchPage(html, toFilling(request, asked, search, stored))
    for (let index = 0; index < file.headers.length; index += 2) {
      const name = file.headers[index] as string
      if (!/^(cache-control|content-type|vary)$/i.test(name)) reply.header(name, file.headers[index + 1] as string)
    }
    // Nobody's cache but the reader's own: the addresses are endless.
    reply.header('Cache-Control', `private, max-age=${RESULTS_PAGE_SECONDS}`).header('X-Robots-Tag', 'noindex')
    await sendCompressed(request, reply, toAnswer(page, 'text/html; charset=utf-8'))
  }

  function toFilling(request: FastifyRequest, asked: Asked, search: EditionSearch, stored: StoredSearch | undefined) {
    const { clock } = search.context.catalogue
    const { locale } = search.context.festival
    const body = {
      ...(asked.term !== '' && { term: asked.term }),
      ...(asked.filters !== '' && { filters: toFilters(asked.filters) }),
      ...(asked.models && { models: asked.models }),
    }
    const state = readState(body, search.context, stored)
    const isNothing = asked.hash !== '' && !stored && asked.term === '' && asked.filters === ''
    const { total, found } = isNothing ? { total: 0, found: [] } : runSearch(search, state, { from: 0, size: MAX_HITS })
    const grouping = toGrouping(state)
    const context = { ...search.context, year: asked.year }
    const hits = found.map(({ findable }) => toSearchHit(findable.item, search.context))
    const pages = Math.max(1, Math.ceil(hits.length / RESULTS_ON_PAGE))
    const number = Math.min(asked.page, pages)
    const results = drawResults(
      {
        total,
        groups: slice(toResultGroups({ grouping, hits }, { clock, locale }), number),
        empty: toEmptyMessage(state, asked),
        number,
        pages,
        hrefOf: (page) => withPage(request.url, page),
      },
      context,
    )
    const filters = writeFilters(
      state.filters.flatMap(({ field, values, models }) =>
        values.map((value) => ({ field, value, ...(models && { models }) })),
      ),
    )
    return {
      title: toTitle(resultsTitle(state.term), festivalName(search.context)),
      action: request.url.slice(0, request.url.indexOf('?')),
      term: state.term,
      filters,
      tab: asked.filters,
      count: drawCount(total),
      results,
    }
  }
}

/** The same address with another page; relative, so that nothing of the path has to be written again. */
function withPage(url: string, page: number): string {
  const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  parameters.delete('page')
  if (page > 1) parameters.set('page', String(page))
  return `?${parameters}`
}
