/** A value for each language; English is the fallback. */
export interface ByLanguage<T = string> {
  en: T
  [language: string]: T
}

export const inLanguage = <T>(values: ByLanguage<T>, language: string): T =>
  values[language] ?? values.en

/** Of a locale file as found by `import.meta.glob`: `./en.json` or `en/translation.json`. */
export const languageOfFile = (path: string) => path.replace(/.*?(\w+)(\/translation)?.json/, '$1')

/** The content of locale files by language. */
export const byLanguage = <T>(files: Readonly<Record<string, T>>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, content]) => [languageOfFile(path), content]),
  ) as unknown as ByLanguage<T>
