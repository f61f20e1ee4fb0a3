import { normalizeForSearch } from '@baithak/shared/format'
import type { AdminCafe } from './admin-cafe'

/**
 * A search for the cafés whose name, in either language, or city contains a text, in whichever case. What is searched
 * is made ready once, not at every letter.
 */
export function searchThrough(cafes: readonly AdminCafe[]) {
  const known = cafes.map((cafe) => ({
    cafe,
    words: normalizeForSearch([cafe.name, cafe.alias, cafe.city].join('\n')),
  }))
  return (text: string): AdminCafe[] => {
    const wanted = normalizeForSearch(text.trim())
    return known.filter(({ words }) => words.includes(wanted)).map(({ cafe }) => cafe)
  }
}
