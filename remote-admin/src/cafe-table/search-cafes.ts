import { folded } from '@baithak/shared/format'
import type { AdminCafe } from '../model/admin-cafe'

/**
 * A search for the cafés whose name, in either language, or city contains a text, in whichever case. What is searched
 * is made ready once, not at every letter.
 */
export function createCafeSearch(cafes: readonly AdminCafe[]) {
  const known = cafes.map((cafe) => ({
    cafe,
    words: folded([cafe.name, cafe.alias, cafe.city].join('\n')),
  }))
  return (text: string): AdminCafe[] => {
    const wanted = folded(text.trim())
    return known.filter(({ words }) => words.includes(wanted)).map(({ cafe }) => cafe)
  }
}
