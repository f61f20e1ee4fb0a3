import { visibleText } from '@baithak/domain'
import { isCompletePhone } from '@baithak/ui/format'
import type { Interest, OnboardingDraft } from './onboarding-draft'
import { isCompleteCode } from './one-time-code'

/** A field that fails validation, and the key of its message (sections 5 and 8). */
export type InvalidField = 'phone' | 'code' | 'name'

export type ValidationResult = { ok: true } | { ok: false; field: InvalidField }

const result = (isValid: boolean, field: InvalidField): ValidationResult =>
  isValid ? { ok: true } : { ok: false, field }

export const validatePhone = ({ phone }: OnboardingDraft): ValidationResult =>
  result(isCompletePhone(phone), 'phone')

export const validateCode = ({ code }: Pick<OnboardingDraft, 'code'>): ValidationResult =>
  result(isCompleteCode(code), 'code')

/** Email is optional and the date of birth is not validated (section 5). */
export const validateProfile = ({ name }: OnboardingDraft): ValidationResult =>
  result(visibleText(name) !== '', 'name')

/** A seat needs a phone number and a name, which a visitor who opens a later screen directly has not entered. */
export function validateSeat(draft: OnboardingDraft): ValidationResult {
  const phone = validatePhone(draft)
  return phone.ok ? validateProfile(draft) : phone
}

/** Adds or removes an interest; the order is that of choosing. */
export const toggleInterest = (chosen: readonly Interest[], interest: Interest): Interest[] =>
  chosen.includes(interest) ? chosen.filter((other) => other !== interest) : [...chosen, interest]
