import type { Interest, OnboardingDraft } from './onboarding-draft'
import { isWholeCode } from './one-time-code'
import { isWholePhone } from './phone-digits'

/** What newcomers are refused for, and the key of its text (sections 5 and 8). */
export type Refusal = 'phone' | 'code' | 'name'

export type Check = { ok: true } | { ok: false; refusal: Refusal }

const check = (passes: boolean, refusal: Refusal): Check =>
  passes ? { ok: true } : { ok: false, refusal }

export const checkPhone = ({ phone }: OnboardingDraft): Check => check(isWholePhone(phone), 'phone')

export const checkCode = ({ code }: OnboardingDraft): Check => check(isWholeCode(code), 'code')

/** Email is optional and the date of birth is not validated (section 5). */
export const checkProfile = ({ name }: OnboardingDraft): Check => check(name.trim() !== '', 'name')

/** Nobody takes a seat without a phone number and a name, even by typing the address of a later screen. */
export function checkSeat(draft: OnboardingDraft): Check {
  const phone = checkPhone(draft)
  return phone.ok ? checkProfile(draft) : phone
}

/** Chosen once more, an interest is given up; the order is that of choosing. */
export const withInterest = (chosen: readonly Interest[], interest: Interest): Interest[] =>
  chosen.includes(interest) ? chosen.filter((other) => other !== interest) : [...chosen, interest]
