import { folded } from '@baithak/shared/format'

/**
 * A search for the cafés whose name contains a text, in whichever case and however its accents and dots were typed.
 * `namesOf` gives each name that a café goes by; it is asked once, not at every letter.
 */
export function createCafeSearch<T>(cafes: readonly T[], namesOf: (cafe: T) => readonly string[]) {
  const known = cafes.map((cafe) => ({ cafe, names: namesOf(cafe).map(folded) }))
  return (text: string): T[] => {
    const wanted = folded(text.trim())
    return known
      .filter(({ names }) => names.some((name) => name.includes(wanted)))
      .map(({ cafe }) => cafe)
  }
}
