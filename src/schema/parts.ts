import { z } from 'zod'

/** Becomes part of a URL and of a file name, so it holds nothing that needs escaping in either. */
export const IdSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._~-]*$/, 'an id is made of A-Z a-z 0-9 . _ ~ -')

/** A calendar day of the festival's own clock, `yyyy-mm-dd`. */
export const DaySchema = z.iso.date()

/** An instant with an explicit offset, as RFC 3339 writes it. */
export const InstantSchema = z.iso.datetime({ offset: true })

/** Absent: published. `null`, or a moment still to come: not published (ROWS T03). */
export const PublishAtSchema = InstantSchema.nullable().optional()

/** Text that has been through `toSafeHtml`: a small subset of HTML that a page prints as it is. */
export const SafeHtmlSchema = z.string()

/** An absolute http(s) address, or a path of our own that starts with one slash. */
export const PictureUrlSchema = z.string().regex(/^(https?:\/\/|\/(?!\/))/)

export const ImageSchema = z.object({
  url: PictureUrlSchema,
  alt_text: z.string().optional(),
  credit: z.string().optional(),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
})
export type Image = z.output<typeof ImageSchema>

/** A link of a brand, exhibitor, film, presenter or venue (SPEC §3): what it is called and where it goes. */
export const LinkSchema = z.object({
  label: z.string().min(1),
  value: z.string().optional(),
  url: z.string().regex(/^(https?:|mailto:)/),
  highlight: z.boolean().optional(),
})
export type Link = z.output<typeof LinkSchema>

export const CredentialSchema = z.object({ name: z.string().min(1), type: z.string().min(1) })
export type Credential = z.output<typeof CredentialSchema>

export const TagSchema = z.object({ id: z.string().min(1), name: z.string().min(1) })
export type Tag = z.output<typeof TagSchema>
