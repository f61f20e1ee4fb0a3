import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import { sampleTextsOf } from '@baithak/domain/sample-names'
import { normalizeForSearch } from '@baithak/ui/format'
import type { Cafe } from '../model/cafe/cafe'

/** What a search compares: a sample's texts in all languages, unless a partner has changed them. */
export function searchTextsOf({ id, name, area, sample }: Cafe) {
  const samples = sample ? sampleTextsOf(id as SampleCafeId) : []
  const isMoved = !samples.some((each) => each.area === area)
  return {
    names: [name, ...samples.map((each) => each.name)],
    areas: [area, ...(isMoved ? [] : samples.map((each) => each.area))],
  }
}

/**
 * Returns a search for cafés by name that ignores case and diacritics. The names are normalized once, not on every
 * key press.
 */
export function createCafeSearch<T>(cafes: readonly T[], namesOf: (cafe: T) => readonly string[]) {
  const indexed = cafes.map((cafe) => ({ cafe, names: namesOf(cafe).map(normalizeForSearch) }))
  return (text: string): T[] => {
    const query = normalizeForSearch(text)
    return indexed
      .filter(({ names }) => names.some((name) => name.includes(query)))
      .map(({ cafe }) => cafe)
  }
}
