import type { FormatterModule } from 'i18next'

/** Before the last three digits, and before every two in front of them. */
const groups = /\B(?=(?:\d\d)+\d$)/g

/** '1,00,000': an integer in Indian grouping. Not by Intl: a page takes milliseconds for each formatter. */
export const formatCount = (count: number): string =>
  Number.isSafeInteger(count) ? String(count).replace(groups, ',') : count.toLocaleString('en-IN')

/** '₹1,00,000': Indian grouping, paise only if there are any; '' for NaN and infinity. */
export function formatRupees(amount: number): string {
  if (!Number.isFinite(amount)) return ''
  const paise = Math.round(Math.abs(amount) * 100)
  const rupees = formatCount(Math.floor(paise / 100))
  const decimals = paise % 100 === 0 ? '' : `.${String(paise % 100).padStart(2, '0')}`
  return `${amount < 0 && paise > 0 ? '-' : ''}₹${rupees}${decimals}`
}

/** An i18next formatter that groups the numbers of every translation as in India. */
export const indianNumbers: FormatterModule = {
  type: 'formatter',
  init: (_services, options) => {
    options.interpolation = { ...options.interpolation, alwaysFormat: true }
  },
  add: () => {},
  addCached: () => {},
  // Most numbers are below a thousand, where there is nothing to group.
  format: (value) => (typeof value === 'number' && value >= 1000 ? formatCount(value) : value),
}

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
