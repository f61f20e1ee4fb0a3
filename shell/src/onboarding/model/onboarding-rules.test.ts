import { describe, expect, it } from 'vitest'
import { blankDraft } from './onboarding-draft'
import { checkCode, checkPhone, checkProfile, checkSeat, withInterest } from './onboarding-rules'

const draft = { ...blankDraft, phone: '9845012345', code: '417285', name: 'Aanya Rao' }

describe('what a newcomer is asked', () => {
  it('a phone number needs ten digits', () => {
    expect(checkPhone({ ...draft, phone: '984501234' })).toEqual({ ok: false, refusal: 'phone' })
    expect(checkPhone(draft)).toEqual({ ok: true })
  })

  it('a code needs six characters, and any six pass', () => {
    expect(checkCode({ ...draft, code: '41728' })).toEqual({ ok: false, refusal: 'code' })
    expect(checkCode({ ...draft, code: 'abc12!' })).toEqual({ ok: true })
  })

  it.each(['', '   '])('a name of %j is no name', (name) => {
    expect(checkProfile({ ...draft, name })).toEqual({ ok: false, refusal: 'name' })
  })

  it('a name is enough: email and date of birth may be left out or be anything', () => {
    expect(checkProfile({ ...draft, email: '', dateOfBirth: '' })).toEqual({ ok: true })
    expect(checkProfile({ ...draft, email: 'aanya@', dateOfBirth: '3000-01-01' })).toEqual({
      ok: true,
    })
  })

  it('a seat needs a phone number first, then a name', () => {
    expect(checkSeat(blankDraft)).toEqual({ ok: false, refusal: 'phone' })
    expect(checkSeat({ ...draft, name: '' })).toEqual({ ok: false, refusal: 'name' })
    expect(checkSeat(draft)).toEqual({ ok: true })
  })
})

describe('interests', () => {
  it('are chosen, and given up when chosen again', () => {
    expect(withInterest([], 'Music')).toEqual(['Music'])
    expect(withInterest(['Music'], 'Art')).toEqual(['Music', 'Art'])
    expect(withInterest(['Music', 'Art'], 'Music')).toEqual(['Art'])
  })
})
