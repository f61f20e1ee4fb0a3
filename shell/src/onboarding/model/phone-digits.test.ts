import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretPosition, formatPhone, isCompletePhone, toPhoneDigits } from './phone-digits'

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
  ])('%j becomes %j', (typed, digits) => {
    expect(toPhoneDigits(typed)).toBe(digits)
  })

  it('may start with 91', () => {
    expect(toPhoneDigits('9198450123')).toBe('9198450123')
  })

  it('drops an eleventh digit', () => {
    expect(toPhoneDigits('98450123456')).toBe('9845012345')
    expect(toPhoneDigits('91984501234')).toBe('9198450123')
  })

  it('never has more than ten digits, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(toPhoneDigits(typed)).toMatch(/^\d{0,10}$/)
      }),
    )
  })

  it('survives formatting and parsing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,9}$/), (digits) => {
        expect(toPhoneDigits(formatPhone(digits))).toBe(digits)
      }),
    )
  })

  it('is complete with ten digits and not with nine', () => {
    expect(isCompletePhone('984501234')).toBe(false)
    expect(isCompletePhone('9845012345')).toBe(true)
  })

  it('is formatted in two groups of five', () => {
    expect(formatPhone('98450')).toBe('98450')
    expect(formatPhone('984501')).toBe('98450 1')
    expect(formatPhone('9845012345')).toBe('98450 12345')
  })
})

describe('the caret in the phone number', () => {
  it('stays after the typed digit, across the space', () => {
    expect(caretPosition('98450 1234', '98450')).toBe(5)
    expect(caretPosition('98450 1234', '984501')).toBe(7)
    expect(caretPosition('98450 12345', '98')).toBe(2)
    expect(caretPosition('', '')).toBe(0)
  })
})
