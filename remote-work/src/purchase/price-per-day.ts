import { formatRupees } from '@baithak/ui/format'

export const pricePerDay = (price: number, days: number): string =>
  formatRupees(Math.round(price / days))
