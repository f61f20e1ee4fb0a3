import { v } from '@baithak/platform'

/**
 * What a stored text turned out to be. `whole` is false when parts of it had to be left out of the
 * value, so that the text must be kept before anything is written over it.
 */
export type Reading<T> = { state: 'present'; value: T; whole: boolean } | { state: 'unreadable' }

/** How a record's value is put into text and back. `null` in text means that the key is removed. */
export interface Codec<T> {
  read(text: string): Reading<T>
  toText(value: T): string | null | undefined
}

const unreadable = { state: 'unreadable' } as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** undefined, which no JSON text means, when the text is broken. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Schemas only judge: the value is what JSON.parse gave, never a schema's output, so that fields
 * unknown to this build survive a read and a write.
 */
type Schema<T> = v.GenericSchema<T>

function fits<T>(schema: Schema<T>, value: unknown): value is T {
  // To Valibot a list is an object too, and passes where every field is optional.
  return v.is(schema, value) && !(schema.type === 'object' && Array.isArray(value))
}

/**
 * `blanks` stand in for what is missing or null, so that an older or thinner value still reads. The value is changed in
 * place: copies of tens of thousands of items take longer than to parse them.
 */
function filled(value: unknown, blanks: object | undefined): unknown {
  if (!blanks || !isObject(value)) return value
  for (const [field, blank] of Object.entries(blanks)) value[field] ??= blank
  return value
}

/** A JSON text that fits a schema. */
export function json<T>(schema: Schema<T>, blanks?: Partial<T> & object): Codec<T> {
  return {
    read(text) {
      const value = filled(parsed(text), blanks)
      return value !== undefined && fits(schema, value)
        ? { state: 'present', value, whole: true }
        : unreadable
    },
    toText: (value) => JSON.stringify(value),
  }
}

/** A value that is on disk or not there at all: writing `null` removes the key. */
export function jsonOrNothing<T>(schema: Schema<T>): Codec<T | null> {
  const inner = json(schema)
  return { read: inner.read, toText: (value) => (value === null ? null : inner.toText(value)) }
}

function goodItems<T>(list: unknown[], schema: Schema<T>, blanks: object | undefined): T[] {
  return list.map((item) => filled(item, blanks)).filter((item) => fits(schema, item))
}

/** A list in which one bad item does not take the good ones with it. */
export function list<T>(schema: Schema<T>, blanks?: Partial<T> & object): Codec<T[]> {
  return {
    read(text) {
      const items = parsed(text)
      if (!Array.isArray(items)) return unreadable
      const value = goodItems(items, schema, blanks)
      return { state: 'present', value, whole: value.length === items.length }
    },
    toText: (value) => JSON.stringify(value),
  }
}

/** An object of lists, each as forgiving as `list`; a list that is missing is empty. */
export function lists<T extends object>(
  items: { [Name in keyof T]: T[Name] extends (infer Item)[] ? Schema<Item> : never },
  blanks: object,
): Codec<T> {
  return {
    read(text) {
      const stored = parsed(text)
      if (!isObject(stored)) return unreadable
      let whole = true
      const value: Record<string, unknown> = { ...stored }
      for (const [name, schema] of Object.entries<Schema<unknown>>(items)) {
        const all = stored[name] ?? []
        if (!Array.isArray(all)) return unreadable
        const good = goodItems(all, schema, blanks)
        if (good.length < all.length) whole = false
        value[name] = good
      }
      return { state: 'present', value: value as T, whole }
    },
    toText: (value) => JSON.stringify(value),
  }
}

/** Raw text, not JSON: an empty text is a value like any other. */
export const plainText: Codec<string> = {
  read: (text) => ({ state: 'present', value: text, whole: true }),
  toText: (value) => value,
}

/** The bare words true and false. */
export const flag: Codec<boolean> = {
  read: (text) =>
    text === 'true' || text === 'false'
      ? { state: 'present', value: text === 'true', whole: true }
      : unreadable,
  toText: (value) => String(value),
}
