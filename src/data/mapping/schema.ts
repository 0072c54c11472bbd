import { z } from 'zod'
import { isZone } from '../../domain/offset.ts'
import { DaySchema } from '../../schema/parts.ts'
import type { RecordKind } from '../../schema/snapshot.ts'
import { FIELDS, type FieldType, PERSON_FIELDS } from './fields.ts'

/** A column, or the way to a value: `title`, `place.name`, `^.title` in what the record lies in, `$key`. */
const Path = z.string().min(1).max(300)
const Words = z.union([z.string(), z.array(z.string())])
const Scalar = z.union([z.string(), z.number(), z.boolean()])

const LookupSchema = z.strictObject({
  file: z.string().optional(),
  from: Path.optional(),
  by: Path,
  take: Path,
})
export type Lookup = z.output<typeof LookupSchema>

/** Where a value comes from: exactly one of these. */
const origin = {
  path: Path.optional(),
  first: z.array(Path).min(1).optional(),
  template: z.string().min(1).optional(),
  value: Scalar.optional(),
}
const hasOneOrigin = (
  spec: Record<string, unknown>,
  names: readonly string[] = ['path', 'first', 'template', 'value'],
) => names.filter((name) => spec[name] !== undefined).length === 1

const valueShape = {
  ...origin,
  split: Words.optional(),
  join: z.string().optional(),
  before: z.string().min(1).optional(),
  after: z.string().min(1).optional(),
  table: z.record(z.string(), Scalar).optional(),
  otherwise: z.union([z.enum(['keep', 'drop']), z.strictObject({ value: Scalar })]).optional(),
  lookup: LookupSchema.optional(),
  yes: Words.optional(),
  no: Words.optional(),
  unit: z.enum(['minutes', 'hours', 'seconds']).optional(),
}
const ONE_ORIGIN = 'give exactly one of path, first, template, value'
const ValueObject = z.strictObject(valueShape).refine((spec) => hasOneOrigin(spec), ONE_ORIGIN)
const ValueSchema = z.union([Path, ValueObject])
export type Value = z.output<typeof ValueObject>

const Format = z.string().min(1).max(60)
const TimeObject = z
  .strictObject({
    path: Path.optional(),
    first: z.array(Path).min(1).optional(),
    value: Scalar.optional(),
    date: Path.optional(),
    weekday: Path.optional(),
    time: Path.optional(),
    format: Format.optional(),
    date_format: Format.optional(),
    time_format: Format.optional(),
    next_day: z.boolean().optional(),
  })
  .refine(
    (spec) => hasOneOrigin(spec, ['path', 'first', 'value', 'date', 'weekday', 'time']) || spec.time !== undefined,
    {
      message: 'give a path, or a date or weekday with a time',
    },
  )
export type Time = z.output<typeof TimeObject>

const PersonFields = (): z.ZodType => z.strictObject({ ...fieldsOf(PERSON_FIELDS), role: ValueSchema.optional() })

const PeopleObject = z
  .strictObject({
    path: Path.optional(),
    first: z.array(Path).min(1).optional(),
    each: Path.optional(),
    ids: z.boolean().optional(),
    split: Words.optional(),
    name_until: z.string().min(1).optional(),
    rest: z.enum(['company', 'title', 'role', 'drop']).optional(),
    role_in_brackets: z.boolean().optional(),
    role: z.string().optional(),
    artist: z.boolean().optional(),
    fields: z.lazy(PersonFields).optional(),
  })
  .refine((spec) => hasOneOrigin(spec, ['path', 'first', 'each']), 'give exactly one of path, first, each')
  .refine((spec) => (spec.each === undefined) === (spec.fields === undefined), 'each and fields belong together')
export type People = Omit<z.output<typeof PeopleObject>, 'fields'> & { fields?: Record<string, unknown> }

const VenueObject = z
  .strictObject({
    ...valueShape,
    id: ValueSchema.optional(),
    name: ValueSchema.optional(),
    several: z.enum(['first', 'join', 'each']).optional(),
    parent: ValueSchema.optional(),
  })
  .refine((spec) => hasOneOrigin(spec) || spec.id !== undefined || spec.name !== undefined, `${ONE_ORIGIN}, id, name`)
export type VenueRef = z.output<typeof VenueObject>

const FilmsObject = z
  .strictObject({ ids: ValueSchema.optional(), names: ValueSchema.optional() })
  .refine((spec) => hasOneOrigin(spec, ['ids', 'names']), 'give either ids or names')
export type Films = z.output<typeof FilmsObject>

const ImageObject = z.strictObject({
  url: ValueSchema,
  alt_text: ValueSchema.optional(),
  credit: ValueSchema.optional(),
  width: ValueSchema.optional(),
  height: ValueSchema.optional(),
})
const LinkObject = z.strictObject({
  url: ValueSchema,
  label: z.union([Path, ValueObject]).optional(),
  each: Path.optional(),
})
export type LinkSpec = z.output<typeof LinkObject>

const TYPES: Record<FieldType, z.ZodType> = {
  text: ValueSchema,
  id: ValueSchema,
  texts: ValueSchema,
  tags: ValueSchema,
  flag: ValueSchema,
  number: ValueSchema,
  whole: ValueSchema,
  duration: ValueSchema,
  time: z.union([Path, TimeObject]),
  date: z.union([Path, TimeObject]),
  image: z.union([Path, ImageObject]),
  links: z.union([Path, z.array(z.union([Path, LinkObject]))]),
  people: z.union([Path, PeopleObject, z.array(PeopleObject)]),
  venue: z.union([Path, VenueObject]),
  films: z.union([Path, FilmsObject]),
  credits: z.record(z.string().min(1), ValueSchema),
  credentials: ValueSchema,
}

const fieldsOf = (fields: Record<string, FieldType>): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, TYPES[type].optional()]))

const Conditions = z.record(Path, z.union([Scalar, z.array(Scalar)]))

const recordsOf = (kind: RecordKind) =>
  z.strictObject({
    kind: z.literal(kind),
    file: z.string().min(1).optional(),
    from: Path.optional(),
    each: Path.optional(),
    only: Conditions.optional(),
    except: Conditions.optional(),
    join_by: z.enum(['id', 'name']).optional(),
    unmatched: z.enum(['add', 'drop']).optional(),
    end_before_start: z.enum(['drop', 'next-day']).optional(),
    day_begins: z
      .string()
      .regex(/^\d\d:\d\d$/, 'write it as 06:00')
      .optional(),
    fields: z.strictObject(fieldsOf(FIELDS[kind])),
  })

/** A mapping file: where the records of somebody's files are, and which column is which field. */
export const MappingSchema = z.strictObject({
  name: z.string().min(1).optional(),
  year: z.int().min(1900).max(2200).optional(),
  zone: z.string().refine(isZone, 'is no time zone; give an IANA name such as Europe/Berlin').optional(),
  week_of: DaySchema.optional(),
  languages: z.array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'is no language code')).optional(),
  empty: z.array(z.string()).optional(),
  csv: z
    .strictObject({ delimiter: z.string().length(1).optional(), header_row: z.int().min(1).max(100).optional() })
    .optional(),
  records: z
    .array(
      z.discriminatedUnion('kind', [
        recordsOf('events'),
        recordsOf('contributors'),
        recordsOf('films'),
        recordsOf('brands'),
        recordsOf('exhibitors'),
        recordsOf('presenters'),
        recordsOf('venues'),
      ]),
    )
    .min(1),
})
export type Mapping = z.output<typeof MappingSchema>
export type RecordSet = Mapping['records'][number]

/** `title` is short for `{ path: title }`. */
export const toValue = (spec: unknown): Value => (typeof spec === 'string' ? { path: spec } : (spec as Value))
