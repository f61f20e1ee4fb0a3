import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretIn, isWholePhone, phoneDigits, spacedPhone } from './phone-digits'

describe('the phone number', () => {
  it.each([
    ['98450 12345', '9845012345'],
    ['98450-12345', '9845012345'],
    ['+91 98450 12345', '9845012345'],
    ['  +91-9845012345', '9845012345'],
    ['919845012345', '9845012345'],
    ['00919845012345', '9845012345'],
    ['09845012345', '9845012345'],
    ['९८४५० १२३४५', '9845012345'],
    ['+91 98', '98'],
    ['call me', ''],
    ['', ''],
  ])('%j is taken as %j', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits)
  })

  it('may itself begin with 91', () => {
    expect(phoneDigits('9198450123')).toBe('9198450123')
  })

  it('takes no eleventh digit', () => {
    expect(phoneDigits('98450123456')).toBe('9845012345')
    expect(phoneDigits('91984501234')).toBe('9198450123')
  })

  it('never has more than ten digits, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(phoneDigits(typed)).toMatch(/^\d{0,10}$/)
      }),
    )
  })

  it('survives being shown and read again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,9}$/), (digits) => {
        expect(phoneDigits(spacedPhone(digits))).toBe(digits)
      }),
    )
  })

  it('is whole with ten digits and not with nine', () => {
    expect(isWholePhone('984501234')).toBe(false)
    expect(isWholePhone('9845012345')).toBe(true)
  })

  it('is shown as five and five', () => {
    expect(spacedPhone('98450')).toBe('98450')
    expect(spacedPhone('984501')).toBe('98450 1')
    expect(spacedPhone('9845012345')).toBe('98450 12345')
  })
})

describe('the caret in the phone number', () => {
  it('stays behind the digit that was typed, across the space', () => {
    expect(caretIn('98450 1234', '98450')).toBe(5)
    expect(caretIn('98450 1234', '984501')).toBe(7)
    expect(caretIn('98450 12345', '98')).toBe(2)
    expect(caretIn('', '')).toBe(0)
  })
})
