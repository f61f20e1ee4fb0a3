import { describe, expect, it } from 'vitest'
import { onboardingDraft } from './onboarding-draft'
import {
  toggleInterest,
  validateCode,
  validatePhone,
  validateProfile,
  validateSeat,
} from './onboarding-rules'

const { fallback: emptyDraft } = onboardingDraft
const draft = { ...emptyDraft, phone: '9845012345', code: '417285', name: 'Aanya Rao' }

describe('the validation', () => {
  it('a phone number needs ten digits', () => {
    expect(validatePhone({ ...draft, phone: '984501234' })).toEqual({ ok: false, field: 'phone' })
    expect(validatePhone(draft)).toEqual({ ok: true })
  })

  it('a code needs six characters, and any six pass', () => {
    expect(validateCode({ ...draft, code: '41728' })).toEqual({ ok: false, field: 'code' })
    expect(validateCode({ ...draft, code: 'abc12!' })).toEqual({ ok: true })
  })

  it.each(['', '   ', '\u200b', '\u3164', '\u2800', '\u200e'])(
    'a name of %j is no name',
    (name) => {
      expect(validateProfile({ ...draft, name })).toEqual({ ok: false, field: 'name' })
    },
  )

  it('a name is enough: email and date of birth may be left out or be anything', () => {
    expect(validateProfile({ ...draft, email: '', dateOfBirth: '' })).toEqual({ ok: true })
    expect(validateProfile({ ...draft, email: 'aanya@', dateOfBirth: '3000-01-01' })).toEqual({
      ok: true,
    })
  })

  it('a seat needs a phone number first, then a name', () => {
    expect(validateSeat(emptyDraft)).toEqual({ ok: false, field: 'phone' })
    expect(validateSeat({ ...draft, name: '' })).toEqual({ ok: false, field: 'name' })
    expect(validateSeat(draft)).toEqual({ ok: true })
  })
})

describe('interests', () => {
  it('are added, and removed when chosen again', () => {
    expect(toggleInterest([], 'Music')).toEqual(['Music'])
    expect(toggleInterest(['Music'], 'Art')).toEqual(['Music', 'Art'])
    expect(toggleInterest(['Music', 'Art'], 'Music')).toEqual(['Art'])
  })
})
