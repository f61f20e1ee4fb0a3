import { v } from '@baithak/storage/schema'

/** Parses JSON and keeps fields that the schema does not name. Returns undefined if it does not fit the schema. */
export function parseJson<T>(schema: v.GenericSchema<unknown, T>, text: string): T | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return v.is(schema, value) ? (value as T) : undefined
  } catch {
    return undefined
  }
}
