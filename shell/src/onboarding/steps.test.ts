import { expect, it } from 'vitest'
import { onboardingDraft } from './draft'
import { codeStepState, stepFromLocation } from './steps'

const { fallback: emptyDraft } = onboardingDraft
const withPhone = { ...emptyDraft, phone: '9845012345' }

it.each([
  ['/onboarding/phone', null, withPhone, 'phone'],
  ['/onboarding/phone', codeStepState, withPhone, 'code'],
  // A code needs a complete number.
  ['/onboarding/phone', codeStepState, emptyDraft, 'phone'],
  ['/onboarding/phone', { step: 'profile' }, withPhone, 'phone'],
  ['/onboarding/phone', 'code', withPhone, 'phone'],
  ['/Onboarding/Profile/', null, emptyDraft, 'profile'],
  ['/onboarding/permissions', null, emptyDraft, 'permissions'],
  ['/onboarding/success', null, emptyDraft, undefined],
  ['/', null, emptyDraft, undefined],
])('the path %s with the state %j has its step', (pathname, state, draft, step) => {
  expect(stepFromLocation({ pathname, state }, draft)).toBe(step)
})
