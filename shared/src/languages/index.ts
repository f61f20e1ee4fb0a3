import { v } from '../schema'

/** The languages of the app (section 9). A text that lacks one is shown in English. */
export const languages = [
  { id: 'en', name: 'English', shortName: 'EN', englishName: 'English', font: 'latin' },
  { id: 'hi', name: 'हिन्दी', shortName: 'हि', englishName: 'Hindi', font: 'devanagari' },
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

/** The app's language for a code such as `hi-IN`; undefined for one that it does not have. */
export const languageOf = (code: string | null | undefined): Language | undefined =>
  languages.find(({ id }) => id === code?.replace(/[-_].*/, ''))?.id

/** In English in every language, so that visitors who tapped by mistake can read it (section 8). */
export const languageToast = ({ englishName }: (typeof languages)[number]) => ({
  title: 'Language Updated!',
  description: `App language changed to ${englishName}.`,
})

/** For the titles of screens: modes and shell share no translations. */
export const brandIn = (language: string): string => (language === 'hi' ? 'बैठक' : 'Baithak')
