import type { Coupon } from '@baithak/shared/storage'

/** Only an active coupon can be used; every other status is a coupon of the past. */
export const isUsable = ({ status }: Pick<Coupon, 'status'>): boolean => status === 'active'

/** What the coupon is worth, as its stub shows it: '₹50', '10%'; undefined when its words tell no figure. */
export function amountOf({ title, description }: Pick<Coupon, 'title' | 'description'>) {
  const [figure] = /₹\s?\d+(?:,\d+)*|\d+(?:\.\d+)?\s?%/.exec(`${title} ${description}`) ?? []
  return figure?.replace(/\s/g, '')
}

/** The coupons that every wallet starts with, after those that the member has earned; a stored one wins on its id. */
export function walletCoupons(stored: readonly Coupon[], samples: readonly Coupon[]): Coupon[] {
  const taken = new Set(stored.map(({ id }) => String(id)))
  const all = [...stored, ...samples.filter(({ id }) => !taken.has(String(id)))]
  return all.toSorted((one, other) => Number(isUsable(other)) - Number(isUsable(one)))
}
