import { visibleText } from '@baithak/domain'

/** Accents, and the dot below Devanagari letters. */
const diacritics = /[\u0300-\u036f\u093c]/g
/** Zero-width spaces and joiners, marks of direction. */
const joiners = /[\p{Cf}\p{DI}]/gu
const candrabindu = /\u0901/g
const anusvara = '\u0902'

/**
 * Lower case without accents and Devanagari dots, for comparing. A Hindi letter and its dot (ड़) are one code point or
 * two, and many people type neither that dot nor the candrabindu (चाँदनी, चांदनी).
 */
export const normalizeForSearch = (text: string): string =>
  visibleText(text)
    .normalize('NFD')
    .replace(diacritics, '')
    .replace(joiners, '')
    .replace(candrabindu, anusvara)
    .toLowerCase()
