import { normalizeForSearch } from '@baithak/ui/format'
import type { Venue } from '../model/venue'

interface Fitting {
  venue: Venue
  /** Of the description, if it is why the venue fits. */
  sentence?: string | undefined
}

/** A shorter text is in every description. */
const minTextLength = 3

/** A sentence ends with a full stop, in Hindi with a danda. */
const sentencesOf = (text: string): readonly string[] => text.match(/[^.।]+[.।]?/g) ?? []

/** What a search compares, in all languages. */
interface VenueWords {
  places: readonly string[]
  /** The visitor's language first: its sentence is shown. */
  descriptions: readonly string[]
}

/** The venues in an area or of a category that begins with the text, then those whose description has a word that does. */
export function findFitting(
  venues: readonly Venue[],
  text: string,
  wordsOf: (venue: Venue) => VenueWords,
): Fitting[] {
  const query = normalizeForSearch(text)
  if (query.length < minTextLength) return []
  const begins = (part: string) => ` ${normalizeForSearch(part)}`.includes(` ${query}`)
  const byPlace: Fitting[] = []
  const bySentence: Fitting[] = []
  for (const venue of venues) {
    const { places, descriptions } = wordsOf(venue)
    const [own = [], ...others] = descriptions.map(sentencesOf)
    // The same sentence says it in each language.
    const index = [own, ...others].map((each) => each.findIndex(begins)).find((each) => each >= 0)
    if (places.some(begins)) byPlace.push({ venue })
    else if (index !== undefined) bySentence.push({ venue, sentence: own[index]?.trim() })
  }
  return [...byPlace, ...bySentence]
}
