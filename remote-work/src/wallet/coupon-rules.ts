import type { Coupon } from '../model/coupons/coupon'

/** Any status but 'active' is a past coupon. */
export const isUsable = ({ status }: Pick<Coupon, 'status'>): boolean => status === 'active'

/** The amount in a coupon's labels, such as '₹50' or '10%'. */
export function amountOf({ title, description }: Pick<Coupon, 'title' | 'description'>) {
  const [amount] = /₹\s?\d+(?:,\d+)*|\d+(?:\.\d+)?\s?%/.exec(`${title} ${description}`) ?? []
  return amount?.replace(/\s/g, '')
}

/** Stored coupons, then samples with other ids, usable ones first. */
export function walletCoupons(stored: readonly Coupon[], samples: readonly Coupon[]): Coupon[] {
  const storedIds = new Set(stored.map(({ id }) => String(id)))
  const all = [...stored, ...samples.filter(({ id }) => !storedIds.has(String(id)))]
  return all.toSorted((one, other) => Number(isUsable(other)) - Number(isUsable(one)))
}
