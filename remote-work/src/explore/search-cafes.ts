import { normalizeForSearch } from '@baithak/ui/format'

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
