import { byLanguage, inLanguage } from '@baithak/contract'
import { cafeTexts, type SampleCafeId } from './sample-cafes'
import type en from './sample-venues/en.json'

/** Some cafés are venues too. */
export type SampleVenueId =
  | keyof typeof en
  | 'tulsi-courtyard'
  | 'monsoon-glasshouse'
  | 'slow-drip-bar'
  | 'khidki-coffee'

/** Names and areas of the built-in venues that are no cafés. */
const venueTexts = byLanguage(
  import.meta.glob<typeof en>('./sample-venues/*.json', { eager: true, import: 'default' }),
)

type PlaceId = SampleCafeId | SampleVenueId

const placesIn = (language: string) => ({
  ...inLanguage(venueTexts, language),
  ...inLanguage(cafeTexts, language),
})

/** Name and area of a venue or a café. */
export const samplePlaceIn = (id: PlaceId, language: string) => placesIn(language)[id]

/** A stored name in the visitor's language, if it is a sample's; any other as stored. */
export function sampleNameIn(language: string, stored: string): string {
  const [id] = Object.keys(cafeTexts)
    .flatMap((each) => Object.entries(placesIn(each)))
    .find(([, { name }]) => name === stored) ?? [undefined]
  return id === undefined ? stored : samplePlaceIn(id as PlaceId, language).name
}
