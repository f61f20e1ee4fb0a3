import { normalizeForSearch } from '@baithak/ui/format'
import type { AdminCafe } from '../model/admin-cafe'

/**
 * Returns a search for cafés by name, in both languages, or city. It ignores case and diacritics. The texts are
 * normalized once, not on every key press.
 */
export function createCafeSearch(cafes: readonly AdminCafe[]) {
  const indexed = cafes.map((cafe) => ({
    cafe,
    text: normalizeForSearch([cafe.name, cafe.alias, cafe.city].join('\n')),
  }))
  return (input: string): AdminCafe[] => {
    const query = normalizeForSearch(input)
    return indexed.filter(({ text }) => text.includes(query)).map(({ cafe }) => cafe)
  }
}
