import { inLanguage } from '@baithak/contract'
import { addDays, instantOf, startOfTomorrow } from '@baithak/domain/indian-time'
import { formatDate } from '@baithak/ui/format'
import { screenTexts } from '../locales/screen-texts'
import type { Coupon } from './coupon'
import { friendNameIn } from './referral'

type Kind = keyof typeof screenTexts.en.coupons

const textsIn = (language: string) => inLanguage(screenTexts, language).coupons

const placeholder = /\{\{\w+\}\}/

/** A function, because a name may contain '$&'. */
const fillPlaceholder = (text: string, value: string): string =>
  text.replace(placeholder, () => value)

/** Validity of referral and welcome coupons (section 9). */
const couponDays = 30

/**
 * The coupon for a friend's purchase, or for one's own with a friend's code. Stored in English, with the expiry as a
 * formatted date; the wallet translates it.
 */
export function fiftyRupeeCoupon(
  type: 'referral' | 'welcome',
  /** The friend's name or code. */
  friend: string,
  now: Date,
): Coupon {
  return {
    title: screenTexts.en.coupons[type].title,
    description: fillPlaceholder(screenTexts.en.coupons[type].description, friend),
    id: `${type}-${now.getTime()}`,
    expiry: formatDate(addDays(now, couponDays)),
    status: 'active',
    type,
  }
}

/** All texts in which a coupon may be stored: earlier releases stored that of the language of the moment. */
const storedTexts = Object.values(screenTexts).map(({ coupons }) => coupons)

/** Only coupons of the app itself: those that it gives, and the samples. */
const kindOf = ({ id, type }: Coupon): Kind | undefined => {
  if (id === 'sample-welcome' || id === 'sample-monsoon') return id
  return type === 'standard' ? undefined : type
}

/** The stored value of the placeholder, '' for a text without one; undefined if another text is stored. */
function valueIn(stored: string, text: string): string | undefined {
  const [before = '', after] = text.split(placeholder)
  if (after === undefined) return stored === text ? '' : undefined
  const isOfText = stored.startsWith(before) && stored.endsWith(after)
  return isOfText ? stored.slice(before.length, stored.length - after.length) : undefined
}

/** A coupon of the app in the visitor's language. Other coupons, and other texts, stay as stored. */
export function translateCoupon(coupon: Coupon, language: string): Coupon {
  const kind = kindOf(coupon)
  if (!kind) return coupon
  const translated = textsIn(language)[kind]
  const translate = (field: 'title' | 'description') => {
    for (const stored of storedTexts) {
      const value = valueIn(coupon[field], stored[kind][field])
      if (value !== undefined)
        return fillPlaceholder(translated[field], friendNameIn(language, value))
    }
    return coupon[field]
  }
  return { ...coupon, title: translate('title'), description: translate('description') }
}

const expiryWords = /^(?:expire[sd]|valid (?:until|till|through))(?: on)?:?\s+/i

const dateIn = (expiry: string) => expiry.trim().replace(expiryWords, '')

/** Formats the date of an expiry text, such as '21 Dec 2026' or 'Expires Dec 31, 2024'; '' without one. */
export const formatExpiry = (expiry: string, language: string): string =>
  formatDate(dateIn(expiry), language)

export const isExpiryPast = (expiry: string, now: Date): boolean =>
  now >= startOfTomorrow(instantOf(dateIn(expiry)))
