import { createPlaceSearch } from '@baithak/domain'
import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import { sampleTextsOf } from '@baithak/domain/sample-names'
import type { Cafe } from '../model/cafe/cafe'

/** A sample's texts in all languages, unless a partner has changed them. */
function searchTextsOf(cafe: Cafe, label: string) {
  const samples = cafe.sample ? sampleTextsOf(cafe.id as SampleCafeId) : []
  const isMoved = !samples.some(({ area }) => area === cafe.area)
  return {
    names: [cafe.name || label, ...samples.map(({ name }) => name)],
    areas: [cafe.area, ...(isMoved ? [] : samples.map(({ area }) => area))],
  }
}

/** Finds cafés whose name contains a text, without regard to case and accents, and those of which only the area does. */
export const createCafeSearch = (
  cafes: readonly Cafe[],
  labelsOf: (cafe: Cafe) => { name: string },
) => createPlaceSearch(cafes, (cafe) => searchTextsOf(cafe, labelsOf(cafe).name))
