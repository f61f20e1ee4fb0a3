import type { RecordDefinition, Schema } from './app-storage'

/**
 * A decoded text. `isComplete` is false when parts of it are missing from the value, so that the
 * text has to be retained before anything is written over it.
 */
type DecodeResult<T> = { state: 'present'; value: T; isComplete: boolean } | { state: 'unreadable' }

/** Converts between a record's value and its stored text. Encoding to `null` removes the key. */
export interface Codec<T> {
  decode(text: string): DecodeResult<T>
  encode(value: T): string | null | undefined
}

const unreadable = { state: 'unreadable' } as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** undefined, which no JSON text means, when the text is broken. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unwrap = (schema: Schema): Schema => schema.wrapped ?? schema

function fits<T>(schema: Schema<T>, value: unknown): value is T {
  const result: { value?: unknown; issues?: unknown } = schema['~standard'].validate(value)
  // To valibot a list is an object too, and passes where every field is optional.
  const isList = Array.isArray(value) && unwrap(schema).entries
  return 'value' in result && !result.issues && !isList
}

const hasDefaults = (schema: Schema): boolean => {
  const { item, entries = {} } = unwrap(schema)
  return (
    schema.default !== undefined ||
    (item ? hasDefaults(item) : Object.values(entries).some(hasDefaults))
  )
}

/**
 * Fills in what is missing or null, so that a value of an older build still decodes. It changes the value, which nobody
 * else has: a copy of each item of a long list takes longer than to parse it.
 */
function fillDefaults(value: unknown, schema: Schema) {
  const { item, entries = {} } = unwrap(schema)
  if (Array.isArray(value)) {
    if (item && hasDefaults(item)) for (const each of value) fillDefaults(each, item)
  } else if (isObject(value))
    for (const [name, field] of Object.entries(entries)) {
      if (field.default !== undefined) value[name] ??= field.default
      fillDefaults(value[name], field)
    }
}

/** Removes the items of a list that do not fit; true if there were any. */
function dropUnfit(list: unknown, item: Schema | undefined): boolean {
  if (!item || !Array.isArray(list)) return false
  const { length } = list
  let kept = 0
  for (const each of list)
    if (fits(item, each)) {
      list[kept] = each
      kept += 1
    }
  list.length = kept
  return kept < length
}

/** A list is validated item by item, another value as a whole, then without the items of its lists that do not fit. */
const jsonCodec = <T>(schema: Schema<T>): Codec<T> => ({
  decode(text) {
    const value = parseJson(text)
    const present = (isComplete: boolean) =>
      ({ state: 'present', value: value as T, isComplete }) as const
    fillDefaults(value, schema)
    const { item, entries = {} } = unwrap(schema)
    if (item && Array.isArray(value)) return present(!dropUnfit(value, item))
    if (value !== undefined && fits(schema, value)) return present(true)
    if (!isObject(value)) return unreadable
    for (const [name, field] of Object.entries(entries)) dropUnfit(value[name], unwrap(field).item)
    return fits(schema, value) ? present(false) : unreadable
  },
  encode: (value) => (value === null ? null : JSON.stringify(value)),
})

/** Raw text, not JSON: an empty text is a value like any other. */
const textCodec = <T>(schema: Schema<T>): Codec<T> => ({
  decode: (text) =>
    fits(schema, text) ? { state: 'present', value: text, isComplete: true } : unreadable,
  encode: (value) => value as string | null,
})

export const codecOf = <T>({
  schema,
  isText,
}: Pick<RecordDefinition<T>, 'schema' | 'isText'>): Codec<T> =>
  isText ? textCodec(schema) : jsonCodec(schema)
