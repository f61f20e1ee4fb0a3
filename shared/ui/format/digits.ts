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

const nationalLength = 10

/** Country code and trunk zero, as in +91 98…, 0091 98…, +91 (0)98… and 098…; only before the whole number. */
const prefixes = /^(?:0|91)+(?=\d{10}$)/

/**
 * The digits of an Indian number without its prefixes, from typed or pasted text. While it is typed it may have more
 * than ten: 91 begins numbers too, so it is the country code only once ten digits follow.
 */
export function phoneDigits(typed: string, current = ''): string {
  const digits = digitsOf(typed)
  // A plus typed before a number that begins with 91 must not take it away.
  if (digits === current) return current
  const isIndian = /^\D*[+＋]\s*91/.test(latinDigits(typed))
  return (isIndian ? digits.slice(2) : digits).replace(prefixes, '')
}

/** Fewer than 10 characters are invalid (spec §5), and more than ten digits are not a phone number. */
export const isCompletePhone = (digits: string): boolean => digits.length === nationalLength

/** Indian mobile numbers are read in groups of five. */
export const formatPhone = (digits: string): string => digits.replace(/\d{5}(?=\d)/g, '$& ')

/** The caret's position in the formatted number that keeps the digits after it. */
export function phoneCaret(digits: string, typedAfterCaret: string): number {
  const countBefore = Math.max(0, digits.length - digitsOf(typedAfterCaret).length)
  return formatPhone(digits.slice(0, countBefore)).length
}
