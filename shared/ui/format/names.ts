import { visibleText } from '@baithak/domain'

// A letter with its combining marks, and in Devanagari the letters that a halant joins to it. Intl.Segmenter does not help,
// because browsers disagree on conjuncts.
const letter = /(?:\p{L}\p{M}*\u094d[\u200c\u200d]?)*(?!\p{DI})[\p{L}\p{N}]\p{M}*/u

const wordsOf = (name: string) => name.split(/\s+/).filter(visibleText)

/** Returns the first letters of the first and the last word, uppercase. One word gives its first letter only. */
export function initialsOf(name: string): string {
  const letters = wordsOf(name).flatMap((word) => letter.exec(word)?.[0] ?? [])
  const ends = letters.length > 1 ? [letters.at(0), letters.at(-1)] : letters
  return ends.join('').toUpperCase()
}

/** Returns the first word of a name; '' without one. */
export const firstNameOf = (name: string): string => wordsOf(name)[0] ?? ''
