/** '₹1,00,000': Indian grouping, paise only if there are any; '' for NaN and infinity. */
export function formatRupees(amount: number): string {
  if (!Number.isFinite(amount)) return ''
  const paise = Math.round(Math.abs(amount) * 100)
  const decimals = paise % 100 === 0 ? 0 : 2
  const digits = (paise / 100).toLocaleString('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `${amount < 0 && paise > 0 ? '-' : ''}₹${digits}`
}
