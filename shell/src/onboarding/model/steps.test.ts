import { describe, expect, it } from 'vitest'
import { blankDraft } from './onboarding-draft'
import { atCode, lampOf, paths, stopOf, stops } from './steps'

const withPhone = { ...blankDraft, phone: '9845012345' }

describe('the way through onboarding', () => {
  it('phone and code are two stops of one path', () => {
    expect(stopOf({ pathname: paths.phone, state: null }, withPhone)).toBe('phone')
    expect(stopOf({ pathname: paths.phone, state: atCode }, withPhone)).toBe('code')
  })

  it('without a whole number nobody stands at the code', () => {
    expect(stopOf({ pathname: paths.phone, state: atCode }, blankDraft)).toBe('phone')
  })

  it.each([undefined, 'code', { step: 'profile' }, { step: 1 }])(
    'a strange navigation state (%j) is the phone stop',
    (state) => {
      expect(stopOf({ pathname: paths.phone, state }, withPhone)).toBe('phone')
    },
  )

  it('the other stops go by their path, and the two ends have none', () => {
    expect(stopOf({ pathname: '/onboarding/profile', state: null }, blankDraft)).toBe('profile')
    expect(stopOf({ pathname: '/onboarding/interests', state: null }, blankDraft)).toBe('interests')
    expect(stopOf({ pathname: '/onboarding/permissions', state: null }, blankDraft)).toBe(
      'permissions',
    )
    expect(stopOf({ pathname: '/onboarding/success', state: null }, blankDraft)).toBeUndefined()
    expect(stopOf({ pathname: '/', state: null }, blankDraft)).toBeUndefined()
  })

  it.each(['/onboarding/profile/', '/Onboarding/Profile'])(
    '%s is the stop that its screen is',
    (pathname) => {
      expect(stopOf({ pathname, state: null }, blankDraft)).toBe('profile')
    },
  )

  it('the lamp moves on with every stop', () => {
    const places = stops.map(lampOf)
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(new Set(places).size).toBe(stops.length)
  })
})
