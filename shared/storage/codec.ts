import type { RecordDefinition, Schema } from './app-storage'

/** A decoded text. If `isComplete` is false, invalid parts were left out: copy the text before a write replaces it. */
type DecodeResult<T> = { state: 'present'; value: T; isComplete: boolean } | { state: 'unreadable' }

/** Converts between a record's value and its stored text. Encoding to `null` removes the key. */
export interface Codec<T> {
  decode(text: string): DecodeResult<T>
  encode(value: T): string | null | undefined
}

const unreadable = { state: 'unreadable' } as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns undefined for broken JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unwrap = (schema: Schema): Schema => schema.wrapped ?? schema

function fits(schema: Schema, value: unknown): boolean {
  const result: { value?: unknown; issues?: unknown } = schema['~standard'].validate(value)
  return 'value' in result && !result.issues
}

/** Fills in missing and null fields, so that the value of an older build can be read. */
function fillDefaults(value: unknown, schema: Schema) {
  const { item, entries = {} } = unwrap(schema)
  if (Array.isArray(value)) {
    if (item) for (const member of value) fillDefaults(member, item)
  } else if (isObject(value))
    for (const [name, field] of Object.entries(entries)) {
      if (field.default !== undefined) value[name] ??= field.default
      fillDefaults(value[name], field)
    }
}

/**
 * Returns the codec of a record. It validates a list item by item. It validates any other value as a whole. If that
 * fails, it removes the invalid items of the value's lists and validates again.
 */
export function codecOf<T>({
  schema,
  isText,
  limit,
}: Pick<RecordDefinition<T>, 'schema' | 'isText' | 'limit'>): Codec<T> {
  const { item, entries = {} } = unwrap(schema)
  const cut = (value: unknown) =>
    limit && Array.isArray(value)
      ? value.slice(Math.min(limit, 0), limit > 0 ? limit : undefined)
      : value
  const present = (value: unknown, isComplete: boolean) =>
    ({ state: 'present', value: value as T, isComplete }) as const
  return {
    decode(text) {
      const value = isText ? text : cut(parseJson(text))
      fillDefaults(value, schema)
      if (item && Array.isArray(value)) {
        const fitting = value.filter((member) => fits(item, member))
        return present(fitting, fitting.length === value.length)
      }
      if (value !== undefined && fits(schema, value)) return present(value, true)
      if (!isObject(value)) return unreadable
      for (const [name, field] of Object.entries(entries)) {
        const [list, itemOfList] = [value[name], unwrap(field).item]
        if (itemOfList && Array.isArray(list))
          value[name] = list.filter((member) => fits(itemOfList, member))
      }
      return fits(schema, value) ? present(value, false) : unreadable
    },
    encode: (value) =>
      isText || value === null ? (value as string | null) : JSON.stringify(cut(value)),
  }
}
