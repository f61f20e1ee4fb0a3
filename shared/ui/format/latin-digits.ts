const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint))

/** Each script's digits are in a row from zero; some rows follow one another. */
function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0
  let countBefore = 0
  while (isDigit(codePoint - countBefore - 1)) countBefore += 1
  return countBefore % 10
}

/** Replaces the digits of every script, such as Devanagari, by the Latin ones that are stored. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)))

/** The digits of an input, in Latin. */
export const digitsOf = (typed: string): string => latinDigits(typed).replace(/\D/g, '')
