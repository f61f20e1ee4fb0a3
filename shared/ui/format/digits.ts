/** Replaces Devanagari digits by the Latin ones that are stored. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))

/** Returns the digits of an input, in Latin. */
export const digitsOf = (typed: string): string => latinDigits(typed).replace(/\D/g, '')

const nationalLength = 10

/** The country code and trunk zero before a whole number: +91 98…, 0091 98…, +91 (0)98…, 098…. */
const prefixes = /^(?:0|91)+(?=\d{10}$)/

/**
 * Returns the digits of an Indian number without its prefixes, from typed or pasted text. While it is typed it may have
 * more than ten, because 91 also begins numbers: it is the country code only once ten digits follow.
 */
export function phoneDigits(typed: string, current = ''): string {
  const digits = digitsOf(typed)
  // A plus typed before a number that begins with 91 must not take it away.
  if (digits === current) return current
  const isIndian = /^\D*[+＋]\s*91/.test(latinDigits(typed))
  return (isIndian ? digits.slice(2) : digits).replace(prefixes, '')
}

/** Returns whether a number has ten digits (spec §5). */
export const isCompletePhone = (digits: string): boolean => digits.length === nationalLength

/** Groups digits by five, as Indian mobile numbers are read. */
export const formatPhone = (digits: string): string => digits.replace(/\d{5}(?=\d)/g, '$& ')

/** Returns the position in the formatted number at which the caret keeps the digits after it. */
export function phoneCaret(digits: string, typedAfterCaret: string): number {
  const countBefore = Math.max(0, digits.length - digitsOf(typedAfterCaret).length)
  return formatPhone(digits.slice(0, countBefore)).length
}
