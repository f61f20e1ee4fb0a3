import { expect, it } from 'vitest'
import { onboardingDraft } from './onboarding-draft'
import { findInvalid } from './onboarding-rules'

it.each(['', '   ', '\u200b', '\u3164', '\u2800', '\u200e'])('a name of %j is no name', (name) => {
  expect(findInvalid({ ...onboardingDraft.fallback, name }, ['name'])).toBe('name')
})
