import { cafeTexts } from './sample-cafes'
import venueTexts from './sample-venues/en.json'

/** Names and areas of the built-in venues and cafés, in English. Some cafés are also venues. */
export const placeTexts = { ...venueTexts, ...cafeTexts }

export type SampleVenueId =
  | keyof typeof venueTexts
  | 'tulsi-courtyard'
  | 'monsoon-glasshouse'
  | 'slow-drip-bar'
  | 'khidki-coffee'

/** Loaders of the other languages of venues that are not cafés, for the translations of a mode. */
export const venueTranslations = import.meta.glob(['./sample-venues/*.json', '!**/en.json'], {
  import: 'default',
})
