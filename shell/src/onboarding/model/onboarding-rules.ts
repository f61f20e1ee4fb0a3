import { visibleText } from '@baithak/domain'
import { isCompletePhone } from '@baithak/ui/format'
import type { Interest, OnboardingDraft } from './onboarding-draft'
import { isCompleteCode } from './one-time-code'

/** Email is optional and the date of birth is not validated (spec §5). */
const isValid = {
  phone: ({ phone }: OnboardingDraft) => isCompletePhone(phone),
  code: ({ code }: OnboardingDraft) => isCompleteCode(code),
  name: ({ name }: OnboardingDraft) => visibleText(name) !== '',
}

/** A field that is validated, and the key of its message (spec §8). */
export type ValidatedField = keyof typeof isValid

/** The first of these fields that fails validation. */
export const findInvalid = (
  draft: OnboardingDraft,
  fields: readonly ValidatedField[],
): ValidatedField | undefined => fields.find((field) => !isValid[field](draft))

/** Adds or removes an interest; the order is that of choosing. */
export const toggleInterest = (chosen: readonly Interest[], interest: Interest): Interest[] =>
  chosen.includes(interest) ? chosen.filter((other) => other !== interest) : [...chosen, interest]
