const accents = /[\u0300-\u036f]/g

const folded = (text: string) => text.normalize('NFD').replace(accents, '').toLowerCase()

/**
 * The cafés whose name contains the text, in whichever case and whether or not the accents were typed.
 * `namesOf` gives each name that a café goes by.
 */
export function searchCafes<T>(
  cafes: readonly T[],
  text: string,
  namesOf: (cafe: T) => readonly string[],
): T[] {
  const wanted = folded(text.trim())
  return cafes.filter((cafe) => namesOf(cafe).some((name) => folded(name).includes(wanted)))
}
