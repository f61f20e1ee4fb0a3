import { cafeTexts } from './sample-cafes'
import venueTexts from './sample-venues/en.json'

/** Names and areas, in English, of the built-in venues and of the cafés: some are both. */
export const placeTexts = { ...venueTexts, ...cafeTexts }

export type SampleVenueId =
  | keyof typeof venueTexts
  | 'tulsi-courtyard'
  | 'monsoon-glasshouse'
  | 'slow-drip-bar'
  | 'khidki-coffee'

/** The other languages of those that are no cafés, for the translations of a mode. */
export const venueTranslations = import.meta.glob(['./sample-venues/*.json', '!**/en.json'], {
  import: 'default',
})
