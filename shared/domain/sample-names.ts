import { inEachLanguage, inLanguage } from '@baithak/contract'
import type { SampleCafeId } from './sample-cafes'
import { nameKey } from './text'

interface SampleTexts {
  name: string
  /** Cafés and venues have one. */
  area?: string
}

/** Imported as text, because as JSON they would share chunks with the visitor's language. */
const files = Object.entries(
  import.meta.glob<string>('./sample-{cafes,venues,friends}/*.json', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
)

/** The texts of all samples by id, in each language. */
const samples = inEachLanguage(
  (language): Readonly<Record<string, SampleTexts>> =>
    Object.assign(
      {},
      ...files
        .filter(([path]) => path.endsWith(`/${language}.json`))
        .map(([, text]) => JSON.parse(text)),
    ),
)

/** The ids of all samples by their names, in all languages. */
const ids = new Map(
  Object.values(samples).flatMap((texts) =>
    Object.entries(texts).map(([id, { name }]) => [nameKey(name), id] as const),
  ),
)

/** Returns the id of the sample with a stored name, which may be in any language. */
export const sampleIdOf = (storedName: string): string | undefined => ids.get(nameKey(storedName))

/** Translates a stored name if a sample has it. */
export function sampleNameIn(language: string, storedName: string): string {
  const id = sampleIdOf(storedName)
  return (id && inLanguage(samples, language)[id]?.name) ?? storedName
}

/** Returns a café's name and area for code that publishes in all languages. Screens call `t` instead. */
export const sampleCafeIn = (id: SampleCafeId, language: string) =>
  inLanguage(samples, language)[id] as Required<SampleTexts>

/** Returns a sample's texts in all languages, for a search. */
export const sampleTextsOf = (id: SampleCafeId) =>
  Object.values(samples).map((texts) => texts[id] as Required<SampleTexts>)
