import type { FormatterModule } from 'i18next'

/** The places of commas: before the last three digits, and before every two in front of them. */
const groups = /\B(?=(?:\d\d)+\d$)/g

/** Returns '1,00,000', in Indian grouping. Integers do without Intl, whose formatters take milliseconds each. */
export const formatCount = (count: number): string =>
  Number.isSafeInteger(count) ? String(count).replace(groups, ',') : count.toLocaleString('en-IN')

/** Returns '₹1,00,000', with paise only if there are any; '' for NaN and infinity. */
export function formatRupees(amount: number): string {
  if (!Number.isFinite(amount)) return ''
  const paise = Math.round(Math.abs(amount) * 100)
  const rupees = formatCount(Math.floor(paise / 100))
  const decimals = paise % 100 === 0 ? '' : `.${String(paise % 100).padStart(2, '0')}`
  return `${amount < 0 && paise > 0 ? '-' : ''}₹${rupees}${decimals}`
}

/** Groups the numbers of every translation as in India. */
export const indianNumbers: FormatterModule = {
  type: 'formatter',
  init: (_services, options) => {
    options.interpolation = { ...options.interpolation, alwaysFormat: true }
  },
  add: () => {},
  addCached: () => {},
  format: (value) => (typeof value === 'number' && value >= 1000 ? formatCount(value) : value),
}
