const devanagariZero = 0x966

/** What was typed, with Devanagari digits as the Latin ones that are stored and reckoned with. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
