import { randomCode } from '@baithak/shared/format'

/** Section 9: the product's prefix and six random uppercase letters and digits. */
export const newReferralCode = (random: () => number = Math.random): string =>
  `BAITHAK${randomCode(6, random)}`

/** The address that a friend opens; the code travels in `ref`. */
export function referralLink(code: string, origin: string): string {
  const link = new URL('/', origin)
  link.searchParams.set('ref', code)
  return link.href
}
