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
