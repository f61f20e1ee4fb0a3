import { v } from '@baithak/storage/schema'
import { type ByLanguage, byLanguage } from './by-language'

/**
 * Locale files that are imported as text (`?raw`), for code that needs all languages. As JSON they would share chunks with
 * the visitor's language.
 */
export const parseByLanguage = <T>(files: Readonly<Record<string, string>>): ByLanguage<T> =>
  byLanguage(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, JSON.parse(text) as T])),
  )

/** Other languages than ours are valid: the value may come from a release that has more of them, or fewer. */
export const byLanguageSchema = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.record(v.string(), schema),
    v.check((values) => Object.hasOwn(values, 'en'), 'the English text is missing'),
  ) as unknown as v.GenericSchema<ByLanguage<T>>
