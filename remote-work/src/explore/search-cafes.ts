import { createPlaceSearch } from '@baithak/domain'
import { sampleTextsOf } from '@baithak/domain/sample-names'
import type { Cafe } from '../model/cafe'

/** Returns what a café is found by: a sample's texts in all languages, unless a partner has changed them. */
function searchTextsOf(cafe: Cafe, label: string) {
  const samples = cafe.sampleId ? sampleTextsOf(cafe.sampleId) : []
  const inAllLanguages = (field: 'name' | 'area', text: string) => {
    const texts = samples.map((sample) => sample[field])
    return texts.includes(text) ? texts : [text]
  }
  return {
    names: inAllLanguages('name', cafe.name || label),
    areas: inAllLanguages('area', cafe.area),
  }
}

/** Finds cafés whose name contains a text, without regard to case and accents, and those of which only the area does. */
export const createCafeSearch = (
  cafes: readonly Cafe[],
  labelCafe: (cafe: Cafe) => { name: string },
) => createPlaceSearch(cafes, (cafe) => searchTextsOf(cafe, labelCafe(cafe).name))
