import { inLanguage, parseByLanguage } from '@baithak/contract'
import type { cafeTexts, SampleCafeId } from './sample-cafes'
import type { SampleVenueId } from './sample-venues'

type Texts = Readonly<Record<string, { name: string; area: string }>>

const cafes = parseByLanguage<typeof cafeTexts>(
  import.meta.glob<string>('./sample-cafes/*.json', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
)
const venues = parseByLanguage<Texts>(
  import.meta.glob<string>('./sample-venues/*.json', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
)

/** Name and area of a café, where all languages are needed. Screens translate them as any text. */
export const sampleCafeIn = (id: SampleCafeId, language: string) => inLanguage(cafes, language)[id]

/** Names and areas of a café or venue in all languages, for a search. */
export const sampleTextsOf = (id: SampleCafeId | SampleVenueId) =>
  [cafes, venues].flatMap(Object.values<Texts>).flatMap((texts) => texts[id] ?? [])

/** A stored name in the visitor's language, if it is a sample's; any other as stored. */
export function sampleNameIn(language: string, stored: string): string {
  const placesIn = (each: string): Texts => ({
    ...inLanguage(cafes, each),
    ...inLanguage(venues, each),
  })
  const [id = ''] =
    Object.keys(cafes)
      .flatMap((each) => Object.entries(placesIn(each)))
      .find(([, { name }]) => name === stored) ?? []
  return placesIn(language)[id]?.name ?? stored
}
