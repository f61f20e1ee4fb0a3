import { describe, expect, it } from 'vitest'
import { onboardingDraft } from './onboarding-draft'
import { paths } from './paths'
import { codeStepState, progressPercent, stepFromLocation, steps } from './steps'

const { fallback: emptyDraft } = onboardingDraft
const withPhone = { ...emptyDraft, phone: '9845012345' }

describe('the steps of onboarding', () => {
  it('phone and code are two steps of one path', () => {
    expect(stepFromLocation({ pathname: paths.phone, state: null }, withPhone)).toBe('phone')
    expect(stepFromLocation({ pathname: paths.phone, state: codeStepState }, withPhone)).toBe(
      'code',
    )
  })

  it('without a complete number there is no code step', () => {
    expect(stepFromLocation({ pathname: paths.phone, state: codeStepState }, emptyDraft)).toBe(
      'phone',
    )
  })

  it.each([undefined, 'code', { step: 'profile' }, { step: 1 }])(
    'an unknown navigation state (%j) is the phone step',
    (state) => {
      expect(stepFromLocation({ pathname: paths.phone, state }, withPhone)).toBe('phone')
    },
  )

  it('the other steps follow from their path; the first and the last screen are none', () => {
    expect(stepFromLocation({ pathname: '/onboarding/profile', state: null }, emptyDraft)).toBe(
      'profile',
    )
    expect(stepFromLocation({ pathname: '/onboarding/interests', state: null }, emptyDraft)).toBe(
      'interests',
    )
    expect(stepFromLocation({ pathname: '/onboarding/permissions', state: null }, emptyDraft)).toBe(
      'permissions',
    )
    expect(
      stepFromLocation({ pathname: '/onboarding/success', state: null }, emptyDraft),
    ).toBeUndefined()
    expect(stepFromLocation({ pathname: '/', state: null }, emptyDraft)).toBeUndefined()
  })

  it.each(['/onboarding/profile/', '/Onboarding/Profile'])('%s is the profile step', (pathname) => {
    expect(stepFromLocation({ pathname, state: null }, emptyDraft)).toBe('profile')
  })

  it('the lamp moves forward with every step', () => {
    const percents = steps.map(progressPercent)
    expect(percents).toEqual([...percents].sort((one, other) => one - other))
    expect(new Set(percents).size).toBe(steps.length)
  })
})
