import { v } from '@baithak/storage/schema'

/** Parses JSON of a shape, with all its other fields; undefined for anything else. */
export function parseJson<T>(schema: v.GenericSchema<unknown, T>, text: string): T | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return v.is(schema, value) ? (value as T) : undefined
  } catch {
    return undefined
  }
}
