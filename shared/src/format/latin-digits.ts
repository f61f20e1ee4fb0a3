const devanagariZero = 0x966

/** What was typed, with Devanagari digits as the Latin ones that are stored and reckoned with. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))

/** The digits of what was typed or pasted, in Latin. */
export const digitsOf = (typed: string): string => latinDigits(typed).replace(/\D/g, '')
