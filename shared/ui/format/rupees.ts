import { formatCount } from './counts'

/** '₹1,00,000': Indian grouping, paise only if there are any; '' for NaN and infinity. */
export function formatRupees(amount: number): string {
  if (!Number.isFinite(amount)) return ''
  const paise = Math.round(Math.abs(amount) * 100)
  const rupees = formatCount(Math.floor(paise / 100))
  const decimals = paise % 100 === 0 ? '' : `.${String(paise % 100).padStart(2, '0')}`
  return `${amount < 0 && paise > 0 ? '-' : ''}₹${rupees}${decimals}`
}
