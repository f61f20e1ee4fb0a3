import { languages } from '@baithak/contract'
import { normalizeForSearch } from '@baithak/ui/format'
import type { AdminCafe } from '../model/admin-cafe'
import { sampleCafes } from '../model/sample-cafes'

/**
 * Returns a search for cafés by name or city, of samples in both languages. It ignores case and diacritics. The texts are
 * normalized once, not on every key press.
 */
export function createCafeSearch(cafes: readonly AdminCafe[]) {
  const samples = languages.flatMap(({ id }) => sampleCafes(id, new Date()))
  const indexed = cafes.map((cafe) => ({
    cafe,
    text: [cafe, ...samples.filter(({ id }) => id === cafe.id)]
      .map(({ name, alias, city }) => normalizeForSearch([name, alias, city].join('\n')))
      .join('\n'),
  }))
  return (input: string): AdminCafe[] => {
    const query = normalizeForSearch(input)
    return indexed.filter(({ text }) => text.includes(query)).map(({ cafe }) => cafe)
  }
}
