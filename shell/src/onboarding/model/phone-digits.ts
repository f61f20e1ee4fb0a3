import { digitsOf } from '@baithak/shared/format'

const nationalLength = 10

/**
 * The ten digits of an Indian number in whatever was typed or pasted: spaces, dashes, Devanagari digits, and the
 * country code or zero that people put in front.
 */
export function phoneDigits(typed: string): string {
  const digits = digitsOf(typed)
  const tooLong = digits.length > nationalLength
  const withoutZero = tooLong ? digits.replace(/^0+/, '') : digits
  // 91 alone opens valid numbers too: it is the country code only after a plus, or when ten digits follow.
  const international =
    typed.trim().startsWith('+91') ||
    (withoutZero.startsWith('91') && withoutZero.length >= nationalLength + 2)
  return (international ? withoutZero.slice(2) : withoutZero).slice(0, nationalLength)
}

/** Fewer than 10 characters are refused (section 5). */
export const isWholePhone = (digits: string): boolean => digits.length >= nationalLength

/** As people here read a mobile number: five and five. */
export const spacedPhone = (digits: string): string =>
  digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits

/** Where the caret belongs in the spaced number so that as many digits stand before it as in what was typed. */
export function caretIn(spaced: string, typedBeforeCaret: string): number {
  const before = phoneDigits(typedBeforeCaret).length
  return spacedPhone(phoneDigits(spaced).slice(0, before)).length
}
