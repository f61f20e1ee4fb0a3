import { idSchema } from '@baithak/domain'
import { addDays, instantOf, isValid, startOfTomorrow } from '@baithak/domain/indian-time'
import { sampleNameIn } from '@baithak/domain/sample-names'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { formatDate } from '@baithak/ui/format'
import type { TFunction } from 'i18next'

const couponSchema = v.object({
  id: idSchema,
  title: v.string(),
  description: v.nullish(v.string(), ''),
  /** Display text, not a date. */
  expiry: v.nullish(v.string(), ''),
  /** A coupon with any value but 'active' can no longer be used. */
  status: v.string(),
  type: v.nullish(v.picklist(['standard', 'referral', 'welcome']), 'standard'),
  /** The name or code on a coupon of the app, which is translated; '' on a sample. */
  friend: v.nullish(v.string()),
})
export type Coupon = v.InferOutput<typeof couponSchema>

export const userCouponsRecord: RecordDefinition<Coupon[]> = {
  key: 'userCoupons',
  schema: v.array(couponSchema),
  fallback: [],
}

/** Referral and welcome coupons are valid for so many days (spec §9). */
const couponDays = 30

/** Creates the coupon for a friend's purchase, or for one's own with a friend's code. It is stored in English. */
export const createCoupon = (
  type: 'referral' | 'welcome',
  /** The friend's name or code. */
  friend: string,
  now: Date,
  t: TFunction<'work'>,
): Coupon => ({
  title: t(`coupons.${type}.title`, { lng: 'en' }),
  description: t(`coupons.${type}.description`, { friend, lng: 'en' }),
  friend,
  id: `${type}-${now.getTime()}`,
  expiry: formatDate(addDays(now, couponDays)),
  status: 'active',
  type,
})

/** Returns a coupon with the app's texts in the chosen language. Coupons of other programs stay as stored. */
export function translateCoupon(coupon: Coupon, t: TFunction<'work'>, language: string): Coupon {
  const { id, type, friend } = coupon
  const kind = id === 'sample-welcome' || id === 'sample-monsoon' ? id : type
  if (friend == null || kind === 'standard') return coupon
  return {
    ...coupon,
    title: t(`coupons.${kind}.title`),
    description: t(`coupons.${kind}.description`, { friend: sampleNameIn(language, friend) }),
  }
}

const expiryWords = /^(?:expire[sd]|valid (?:until|till|through))(?: on)?:?\s+/i

const dateIn = (expiry: string) => expiry.trim().replace(expiryWords, '')

/** Formats the date of an expiry text, such as '21 Dec 2026' or 'Expires Dec 31, 2024'; '' without one. */
export const formatExpiry = (expiry: string, language: string): string =>
  formatDate(dateIn(expiry), language)

/** The stored status decides, whatever the expiry says (spec §4). */
export const isUsable = ({ status }: Coupon): boolean => status === 'active'

/** Returns why a coupon cannot be used. */
export function couponEnd(coupon: Coupon, now: Date) {
  if (isUsable(coupon)) return 'active'
  if (/^(used|redeemed)$/i.test(coupon.status)) return 'used'
  const end = startOfTomorrow(instantOf(dateIn(coupon.expiry)))
  const isExpired = isValid(end) ? now >= end : /^expired$/i.test(coupon.status)
  return isExpired ? 'expired' : 'inactive'
}
