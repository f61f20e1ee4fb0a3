import { randomCode } from './random-code'

const prefix = 'BAITHAK'
const codePattern = new RegExp(`^${prefix}[A-Z0-9]{6}$`)

/** BAITHAK and six random uppercase letters and digits (section 9). */
export const createReferralCode = (random: () => number = Math.random): string =>
  `${prefix}${randomCode(6, random)}`

/** A code that was typed, stored or opened with a link; undefined when it is none. */
export function parseReferralCode(text: string | null | undefined): string | undefined {
  const code = text?.trim().toUpperCase()
  return code && codePattern.test(code) ? code : undefined
}
