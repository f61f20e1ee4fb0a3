/** Fillers, joiners, marks of direction and the like; a null notehead and the empty Braille cell count as symbols. */
const invisible = /[\p{Cc}\p{Cf}\p{DI}\u2800\u{1d159}]/gu

/** The trimmed text; '' when nothing of it can be seen. Within a visible text, invisible characters join letters. */
export const visibleText = (text: string): string =>
  text.replace(invisible, '').trim() && text.trim()
