/** Characters that show nothing: fillers, joiners, marks of direction, a null notehead, the empty Braille cell. */
const invisible = /[\p{Cc}\p{Cf}\p{DI}\u2800\u{1d159}]/gu

/** Returns the trimmed text, or '' if nothing of it can be seen. Invisible characters inside stay: they join letters. */
export const visibleText = (text: string): string =>
  text.replace(invisible, '').trim() && text.trim()

/**
 * Returns the same key for names that differ only in normal form, case, spaces or invisible characters. Compare names by
 * it or by `isSameName`.
 */
export const nameKey = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC')
    .toLowerCase()

export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other)

/** Characters that a search skips: accents, the dot below Devanagari letters, joiners, marks of direction. */
const ignored = /[\u0300-\u036f\u093c\p{Cf}\p{DI}]/gu
const [candrabindu, anusvara] = ['\u0901', '\u0902']

/**
 * Returns a name's key without accents and Devanagari dots. A Hindi letter and its dot (ड़) are one code point or two, and
 * many people type neither that dot nor the candrabindu (चाँदनी, चांदनी).
 */
export const normalizeForSearch = (text: string): string =>
  nameKey(text).normalize('NFD').replace(ignored, '').replaceAll(candrabindu, anusvara)

/** The stored texts of a place and their translations. */
interface PlaceTexts {
  names: readonly string[]
  areas?: readonly string[]
}

/** Fewer letters are part of almost every area. */
const minAreaLetters = 3

/**
 * Returns a search for cafés or venues, by name and by area. It normalizes their texts once, not on every key press,
 * because thousands may be stored.
 */
export function createPlaceSearch<Place>(
  places: readonly Place[],
  textsOf: (place: Place) => PlaceTexts,
) {
  const toIndex = (place: Place) => {
    const { names, areas = [] } = textsOf(place)
    return { place, names: names.map(normalizeForSearch), areas: areas.map(normalizeForSearch) }
  }
  let indexed: ReturnType<typeof toIndex>[] | undefined
  return (typed: string) => {
    const query = normalizeForSearch(typed)
    // The first screen has an empty search, and need not read the texts.
    if (query === '') return { named: [...places], inArea: [] }
    indexed ??= places.map(toIndex)
    const fits = (text: string) => text.includes(query)
    const named: Place[] = []
    const inArea: Place[] = []
    for (const { place, names, areas } of indexed)
      if (names.some(fits)) named.push(place)
      else if ([...query].length >= minAreaLetters && areas.some(fits)) inArea.push(place)
    return { named, inArea }
  }
}
