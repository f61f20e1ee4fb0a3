import type { Schema } from '@baithak/storage'
import fc from 'fast-check'

/** The worst texts for rules, look-ups, URLs and layouts. */
export const worstTexts = [
  '',
  '\ud800',
  '__proto__',
  'constructor',
  '\u202eافتتاح\u200f',
  'x'.repeat(5000),
]

const edgeCaseTexts = [
  ...worstTexts,
  ' ',
  'क्षत्रिय '.repeat(200),
  '../..',
  '%E0%A4%A',
  '?#&/:id',
  '{{name}}$t(x)',
  '1e400',
  '2026-02-31',
  '2026-11-21T25:61:00',
]

/** The earliest and latest dates that can be stored, and some between. */
const dates = [
  '0000-01-01',
  '0001-01-01T00:00:00Z',
  '1970-01-01T00:00:00.000Z',
  '2026-11-21',
  '2026-11-21T09:00:00+05:30',
  '9999-12-31T23:59:59.999Z',
]

/** Any UTF-16 text, even half of a character. */
const codeUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units))

/** Generates the free texts of a device. */
export const mixedTexts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...edgeCaseTexts) },
  { weight: 1, arbitrary: fc.constantFrom(...dates) },
  codeUnits,
)
const urlPaths = ['/', '/wallet', '/party/manage?enquiry=%ED%A0%80']
const numbers = fc.oneof(
  fc.constantFrom(0, -1, 0.1, 2.5, 1e-7, Number.MAX_SAFE_INTEGER + 2, Number.MAX_VALUE),
  fc.integer(),
  fc.integer({ min: 0, max: 5 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** The fields of the Valibot schemas that we use. */
interface Parts {
  type: string
  pipe?: readonly unknown[]
  literal?: unknown
  options?: readonly unknown[]
  entries?: Record<string, Schema>
  item?: Schema
  value?: Schema
  wrapped?: Schema
}

const maxItems = 4

function unpiped(parts: Parts, texts: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const inner = (schema: unknown) => arbitraryOf(schema as Schema, texts)
  const { type, pipe, literal, options = [], entries = {}, item, value, wrapped } = parts
  switch (type) {
    case 'string':
      // Only dates and paths have rules, which hardly any random text would pass.
      return pipe ? fc.constantFrom(...dates, ...urlPaths) : texts
    case 'number':
      return numbers
    case 'boolean':
      return fc.boolean()
    case 'unknown':
      return fc.jsonValue({ maxDepth: 1 })
    case 'literal':
      return fc.constant(literal)
    case 'picklist':
      return fc.constantFrom(...options)
    case 'union':
      return fc.oneof(...options.map(inner))
    case 'array':
      return fc.array(inner(item), { maxLength: maxItems })
    case 'record': {
      const values = fc.dictionary(texts, inner(value), { maxKeys: maxItems })
      // Only values by language have a rule: English must be there.
      return pipe ? fc.tuple(values, inner(value)).map(([all, en]) => ({ ...all, en })) : values
    }
    case 'nullable':
      return fc.option(inner(wrapped), { nil: null })
    case 'optional':
      return fc.option(inner(wrapped), { nil: undefined })
    case 'nullish':
      return fc.oneof(inner(wrapped), fc.constantFrom(null, undefined))
    case 'loose_object':
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(entries).map(([name, field]) => [name, inner(field)])),
      )
    default:
      throw new Error(`There is no arbitrary for a Valibot schema of type ${type}.`)
  }
}

/** Generates values that a schema accepts, with many edge cases. */
export function arbitraryOf<T>(schema: Schema<T>, texts = mixedTexts): fc.Arbitrary<T> {
  const parts = schema as unknown as Parts
  const accepted = (value: unknown): value is T => {
    const { issues }: { issues?: unknown } = schema['~standard'].validate(value)
    return !issues
  }
  return unpiped(parts, texts).filter(accepted)
}
