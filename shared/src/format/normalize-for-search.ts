/** Accents, and the dot below Devanagari letters. */
const marks = /[\u0300-\u036f\u093c]/g
const moonAndDot = /\u0901/g
const dot = '\u0902'

/**
 * A name as searches compare it. In Hindi a letter and its dot (ड़) can be typed as two signs or as one, and many write
 * neither that dot nor the moon above another one (चाँदनी, चांदनी).
 */
export const normalizeForSearch = (text: string): string =>
  text.normalize('NFD').replace(marks, '').replace(moonAndDot, dot).toLowerCase()
