import { z } from 'zod'
import type { Api } from '../api.ts'
import { ErrorAnswerSchema } from '../errors.ts'

/** Longer than any form of ours. */
const FORM_LIMIT_BYTES = 4 * 1024

/** Where to go afterwards, as the page that asks says it. */
export const OriginSchema = z.object({ origin: z.string().optional() })

/** A page of the site. */
export const PAGE = z.string()
/** A page that says what went wrong; programs are told in JSON. */
export const FAILURE = z.union([PAGE, ErrorAnswerSchema])

export const BodySchema = z.object({ authenticity_token: z.string().optional() })

/** What every form sends, in the one type that these routes take. */
export const FormSchema = { consumes: ['application/x-www-form-urlencoded'], body: BodySchema }

/** Adds routes that take forms, and nothing else (DESIGN §5: no other route parses them). */
export async function withForms(app: Api, addRoutes: (app: Api) => void): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      // A field's first value counts; the map has no prototype that a field could name.
      (_request, body, done) => done(null, readForm(String(body))),
    )
    addRoutes(scope as Api)
  })
}

function readForm(text: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) fields[name] ??= value
  return fields
}
