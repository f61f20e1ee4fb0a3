import { v } from '@baithak/storage/schema'

/** A value for each language; English is the fallback. */
export interface ByLanguage<T = string> {
  en: T
  [language: string]: T
}

export const inLanguage = <T>(values: ByLanguage<T>, language: string): T =>
  values[language] ?? values.en

/** The content of locale files by language, as found by `import.meta.glob`: `./en.json` or `en/translation.json`. */
export const byLanguage = <T>(files: Readonly<Record<string, T>>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path.replace(/.*?(\w+)(\/translation)?.json/, '$1'),
      content,
    ]),
  ) as unknown as ByLanguage<T>

/** Other languages than ours are valid: the value may come from a release that has more of them, or fewer. */
export const byLanguageSchema = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.record(v.string(), schema),
    v.check((values) => Object.hasOwn(values, 'en'), 'the English text is missing'),
  ) as unknown as v.GenericSchema<ByLanguage<T>>

/** For the titles of screens: modes and shell share no translations. */
export const brandIn = (language: string): string => (language === 'hi' ? 'बैठक' : 'Baithak')
