import { digitsOf } from '@baithak/shared/format'

const nationalLength = 10

/**
 * Extracts the ten digits of an Indian number from typed or pasted text with spaces, dashes, Devanagari digits, and a
 * leading country code or zero.
 */
export function toPhoneDigits(typed: string): string {
  const digits = digitsOf(typed)
  const isTooLong = digits.length > nationalLength
  const withoutZero = isTooLong ? digits.replace(/^0+/, '') : digits
  // Valid numbers may start with 91 too: it is the country code only after a plus, or before ten digits.
  const hasCountryCode =
    typed.trim().startsWith('+91') ||
    (withoutZero.startsWith('91') && withoutZero.length >= nationalLength + 2)
  return (hasCountryCode ? withoutZero.slice(2) : withoutZero).slice(0, nationalLength)
}

/** Fewer than 10 characters are invalid (section 5). */
export const isCompletePhone = (digits: string): boolean => digits.length >= nationalLength

/** Indian mobile numbers are read in two groups of five. */
export const formatPhone = (digits: string): string =>
  digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits

/** The caret position in the formatted number that keeps the same digits before it as in the typed text. */
export function caretPosition(formatted: string, typedBeforeCaret: string): number {
  const digitCount = toPhoneDigits(typedBeforeCaret).length
  return formatPhone(toPhoneDigits(formatted).slice(0, digitCount)).length
}
