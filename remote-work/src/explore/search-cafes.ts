import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import { sampleTextsOf } from '@baithak/domain/sample-names'
import { normalizeForSearch } from '@baithak/ui/format'
import type { Cafe } from '../model/cafe/cafe'

/** Fewer letters would fit almost every area. */
const minAreaLetters = 3

/** A sample's texts in all languages, unless a partner has changed them. */
function searchTextsOf(cafe: Cafe, label: string) {
  const samples = cafe.sample ? sampleTextsOf(cafe.id as SampleCafeId) : []
  const isMoved = !samples.some(({ area }) => area === cafe.area)
  return {
    names: [cafe.name || label, ...samples.map(({ name }) => name)],
    areas: [cafe.area, ...(isMoved ? [] : samples.map(({ area }) => area))],
  }
}

/** The cafés whose name contains the text, without regard to case and accents, and those of which only the area does. */
export function searchCafes(
  cafes: readonly Cafe[],
  text: string,
  labelsOf: (cafe: Cafe) => { name: string },
) {
  const query = normalizeForSearch(text)
  const fits = (words: string) => normalizeForSearch(words).includes(query)
  const named: Cafe[] = []
  const inArea: Cafe[] = []
  for (const cafe of cafes) {
    const { names, areas } = searchTextsOf(cafe, labelsOf(cafe).name)
    if (names.some(fits)) named.push(cafe)
    else if ([...query].length >= minAreaLetters && areas.some(fits)) inArea.push(cafe)
  }
  return { named, inArea }
}
