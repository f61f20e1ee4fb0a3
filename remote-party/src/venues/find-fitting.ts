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
const sentencesOf = (text: string) => text.match(/[^.।]+[.।]?/g) ?? []

/** The venues in an area or of a category that begins with the text, then those whose description has a word that does. */
export function findFitting(
  venues: readonly Venue[],
  text: string,
  textsOf: (venue: Venue) => { location: string; description: string },
  tagsOf: (venue: Venue) => readonly string[],
): Fitting[] {
  const query = normalizeForSearch(text)
  if (query.length < minTextLength) return []
  const begins = (part: string) => ` ${normalizeForSearch(part)}`.includes(` ${query}`)
  const byPlace: Fitting[] = []
  const bySentence: Fitting[] = []
  for (const venue of venues) {
    const { location, description } = textsOf(venue)
    const sentence = sentencesOf(description).find(begins)?.trim()
    if ([location, venue.location, ...tagsOf(venue), ...venue.tags].some(begins))
      byPlace.push({ venue })
    else if (sentence) bySentence.push({ venue, sentence })
  }
  return [...byPlace, ...bySentence]
}
