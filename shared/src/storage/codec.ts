import { v } from '../schema'

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

/**
 * Schemas only validate: the value is the output of JSON.parse, never of a schema, so that fields
 * that this build does not know survive a read and a write.
 */
type Schema<T> = v.GenericSchema<T>

function isValid<T>(schema: Schema<T>, value: unknown): value is T {
  // To Valibot a list is an object too, and passes where every field is optional.
  return v.is(schema, value) && !(schema.type === 'object' && Array.isArray(value))
}

/**
 * Fills in what is missing or null, so that a value of an older build still decodes. It changes the value, which nobody
 * else has: a copy of each item of a long list takes longer than to parse it.
 */
function withDefaults(value: unknown, defaults: object | undefined): unknown {
  if (!defaults || !isObject(value)) return value
  for (const [field, fallback] of Object.entries(defaults)) value[field] ??= fallback
  return value
}

/** A JSON text that fits a schema. */
export function json<T>(schema: Schema<T>, defaults?: Partial<T> & object): Codec<T> {
  return {
    decode(text) {
      const value = withDefaults(parseJson(text), defaults)
      return value !== undefined && isValid(schema, value)
        ? { state: 'present', value, isComplete: true }
        : unreadable
    },
    encode: (value) => JSON.stringify(value),
  }
}

/** A JSON text or no key at all: writing `null` removes the key. */
export function nullableJson<T>(schema: Schema<T>): Codec<T | null> {
  const inner = json(schema)
  return { decode: inner.decode, encode: (value) => (value === null ? null : inner.encode(value)) }
}

function validItems<T>(list: unknown[], schema: Schema<T>, defaults: object | undefined): T[] {
  return list.map((item) => withDefaults(item, defaults)).filter((item) => isValid(schema, item))
}

/** A list whose invalid items are left out. */
export function list<T>(schema: Schema<T>, defaults?: Partial<T> & object): Codec<T[]> {
  return {
    decode(text) {
      const items = parseJson(text)
      if (!Array.isArray(items)) return unreadable
      const value = validItems(items, schema, defaults)
      return { state: 'present', value, isComplete: value.length === items.length }
    },
    encode: (value) => JSON.stringify(value),
  }
}

/** An object of lists, each as tolerant as `list`; a missing list is empty. */
export function lists<T extends object>(
  schemas: { [Name in keyof T]: T[Name] extends (infer Item)[] ? Schema<Item> : never },
  defaults: object,
): Codec<T> {
  return {
    decode(text) {
      const stored = parseJson(text)
      if (!isObject(stored)) return unreadable
      let isComplete = true
      const value: Record<string, unknown> = { ...stored }
      for (const [name, schema] of Object.entries<Schema<unknown>>(schemas)) {
        const items = stored[name] ?? []
        if (!Array.isArray(items)) return unreadable
        const valid = validItems(items, schema, defaults)
        if (valid.length < items.length) isComplete = false
        value[name] = valid
      }
      return { state: 'present', value: value as T, isComplete }
    },
    encode: (value) => JSON.stringify(value),
  }
}

/** Raw text, not JSON: an empty text is a value like any other. */
export const plainText: Codec<string> = {
  decode: (text) => ({ state: 'present', value: text, isComplete: true }),
  encode: (value) => value,
}

/** One of a few words as raw text. */
export const word = <T extends string>(words: readonly T[]): Codec<T> => ({
  decode(text) {
    const value = words.find((each) => each === text)
    return value === undefined ? unreadable : { state: 'present', value, isComplete: true }
  },
  encode: (value) => value,
})

/** `true` or `false` as raw text. */
export const flag: Codec<boolean> = {
  decode: (text) =>
    text === 'true' || text === 'false'
      ? { state: 'present', value: text === 'true', isComplete: true }
      : unreadable,
  encode: (value) => String(value),
}
