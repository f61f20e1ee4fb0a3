import { v } from '@baithak/storage/schema'

/** The languages of the app (spec §9). English takes the place of a text that a language lacks. */
export const languages = [
  {
    id: 'en',
    name: 'English',
    shortName: 'EN',
    englishName: 'English',
    font: 'latin',
    brand: 'Baithak',
    changed: undefined,
  },
  {
    id: 'hi',
    name: 'हिन्दी',
    shortName: 'हि',
    englishName: 'Hindi',
    font: 'devanagari',
    brand: 'बैठक',
    changed: 'ऐप अब हिन्दी में है।',
  },
] as const

export type Language = (typeof languages)[number]['id']

/** A value for each language; English is the fallback. */
export interface ByLanguage<T = string> {
  en: T
  [language: string]: T
}

export const inLanguage = <T>(values: ByLanguage<T>, language: string): T =>
  values[language] ?? values.en

export const inEachLanguage = <T>(valueIn: (language: Language) => T) =>
  Object.fromEntries(languages.map(({ id }) => [id, valueIn(id)])) as unknown as ByLanguage<T> &
    Record<Language, T>

/** Returns the language of a locale file as found by `import.meta.glob`: `./en.json` or `en/translation.json`. */
export const languageOfFile = (path: string) => path.replace(/.*?(\w+)(\/translation)?.json/, '$1')

/** Returns the content of locale files by language. */
export const byLanguage = <T>(files: Readonly<Record<string, T>>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, content]) => [languageOfFile(path), content]),
  ) as unknown as ByLanguage<T>

/** Accepts other languages than ours, because the value may come from a release that has more of them, or fewer. */
export const byLanguageSchema = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.record(v.string(), schema),
    v.check((values) => Object.hasOwn(values, 'en'), 'the English text is missing'),
  ) as unknown as v.GenericSchema<ByLanguage<T>>

/** Returns the app's language for a code such as `hi-IN`, or undefined. */
export const languageOf = (code: string | null | undefined): Language | undefined =>
  languages.find(({ id }) => id === code?.replace(/[-_].*/, ''))?.id

/** Returns the name of the app, for the titles of screens: modes and shell share no translations. */
export const brandIn = (language: string): string =>
  (languages.find(({ id }) => id === language) ?? languages[0]).brand

/**
 * Returns the toast after a change of language. Its words are English in every language (spec §8), so that visitors who
 * tapped by mistake can read them; `note` says the same in the chosen language.
 */
export const languageToast = ({ englishName, changed }: (typeof languages)[number]) => ({
  title: 'Language Updated!',
  description: `App language changed to ${englishName}.`,
  note: changed,
  lang: 'en',
})
