import { type ByLanguage, byLanguage, inLanguage } from '@baithak/contract'
import type { SampleCafeId } from './sample-cafes'
import { nameKey } from './text'

type Texts = Readonly<Record<string, { name: string; area: string }>>

/** Parses locale files that are imported as text. As JSON they would share chunks with the visitor's language. */
const parse = <T>(files: Readonly<Record<string, string>>): ByLanguage<T> =>
  byLanguage(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, JSON.parse(text) as T])),
  )

const cafes = parse<Record<SampleCafeId, Texts[string]>>(
  import.meta.glob<string>('./sample-cafes/*.json', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
)
const venues = parse<Texts>(
  import.meta.glob<string>('./sample-venues/*.json', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
)

const placesIn = (language: string): Texts => ({
  ...inLanguage(venues, language),
  ...inLanguage(cafes, language),
})

/** The ids of cafés and venues by their names, in all languages. */
const ids = new Map(
  Object.keys(cafes).flatMap((language) =>
    Object.entries(placesIn(language)).map(([id, { name }]) => [nameKey(name), id] as const),
  ),
)

/** Returns the id of the sample with a stored name, which may be in any language. */
export const sampleIdOf = (storedName: string): string | undefined => ids.get(nameKey(storedName))

/** Translates a stored name if a sample has it. */
export function sampleNameIn(language: string, storedName: string): string {
  const id = sampleIdOf(storedName)
  return (id && placesIn(language)[id]?.name) ?? storedName
}

/** Returns a café's name and area for code that publishes in all languages. Screens call `t` instead. */
export const sampleCafeIn = (id: SampleCafeId, language: string) => inLanguage(cafes, language)[id]
