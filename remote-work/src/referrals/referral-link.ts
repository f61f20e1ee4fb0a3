import { randomCode } from '@baithak/shared/format'

/** BAITHAK and six random uppercase letters and digits (section 9). */
export const createReferralCode = (random: () => number = Math.random): string =>
  `BAITHAK${randomCode(6, random)}`

/** The URL that a friend opens, with the code in `ref`. */
export function referralLink(code: string, origin: string): string {
  const link = new URL('/', origin)
  link.searchParams.set('ref', code)
  return link.href
}
