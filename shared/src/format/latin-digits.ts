const devanagariZero = 0x966

/** Replaces Devanagari digits by the Latin ones that are stored. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))

/** The digits of an input, in Latin. */
export const digitsOf = (typed: string): string => latinDigits(typed).replace(/\D/g, '')
