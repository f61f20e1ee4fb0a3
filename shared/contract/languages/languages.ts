import type { ByLanguage } from './by-language'

/** The languages of the app (section 9). A text that lacks one is shown in English. */
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

export const inEachLanguage = <T>(valueIn: (language: Language) => T) =>
  Object.fromEntries(languages.map(({ id }) => [id, valueIn(id)])) as unknown as ByLanguage<T> &
    Record<Language, T>

/** The app's language for a code such as `hi-IN`; undefined for one that it does not have. */
export const languageOf = (code: string | null | undefined): Language | undefined =>
  languages.find(({ id }) => id === code?.replace(/[-_].*/, ''))?.id

/** For the titles of screens: modes and shell share no translations. */
export const brandIn = (language: string): string =>
  (languages.find(({ id }) => id === language) ?? languages[0]).brand

/**
 * The toast after a change of language. Its specified words are English in every language (spec §8), so that visitors who
 * tapped by mistake can read them; `note` says the same in the chosen language.
 */
export const languageToast = ({ englishName, changed }: (typeof languages)[number]) => ({
  title: 'Language Updated!',
  description: `App language changed to ${englishName}.`,
  note: changed,
  lang: 'en',
})
