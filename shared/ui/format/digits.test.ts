import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, isCompletePhone, latinDigits, phoneCaret, phoneDigits } from './digits'

/** The digits in the field after the keys were pressed at its end. */
const typeKeys = (keys: string, start = '') =>
  [...keys].reduce((digits, key) => phoneDigits(formatPhone(digits) + key, digits), start)

const tenDigits = fc.stringMatching(/^[1-9]\d{9}$/)
const prefix = fc.constantFrom('', '+91', '91', '0091', '0', '+91(0)', '+910', '00910')
/** The zeros of some scripts: Latin, Arabic, Devanagari, fullwidth, mathematical bold. */
const zero = fc.constantFrom(0x30, 0x660, 0x966, 0xff10, 0x1d7ce)

const inScript = (text: string, zeroCodePoint: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zeroCodePoint + Number(digit)))

describe('the phone number', () => {
  it.each([
    '98765 43210',
    '98765-43210',
    '+919876543210',
    '+91 98765 43210',
    '  +91-98765-43210',
    '919876543210',
    '91 98765 43210',
    '00919876543210',
    '0091 98765 43210',
    '+91 (0) 98765 43210',
    '+91 098765 43210',
    '09876543210',
    '098765 43210',
    '(+91) 98765 43210',
    '९८७६५ ४३२१०',
    '+९१ ९८७६५ ४३२१०',
    '٩٨٧٦٥٤٣٢١٠',
    'Call me: 98765 43210',
  ])('%j becomes 98765 43210, pasted and key by key', (text) => {
    expect(phoneDigits(text)).toBe('9876543210')
    expect(typeKeys(text)).toBe('9876543210')
  })

  it('is the same with every prefix, in every script and with any separators, unlike section 5', () => {
    const separators = fc.array(fc.constantFrom('', ' ', '-', '\u00a0', '\u200b'), {
      minLength: 30,
      maxLength: 30,
    })
    fc.assert(
      fc.property(prefix, tenDigits, zero, separators, (before, digits, script, between) => {
        const text = [...inScript(before + digits, script)]
          .map((character, index) => character + between[index])
          .join('')
        expect(phoneDigits(text)).toBe(digits)
        expect(typeKeys(text)).toBe(digits)
      }),
    )
  })

  it('may begin with 91, and with a part of it', () => {
    expect(typeKeys('91234 56789')).toBe('9123456789')
    expect(typeKeys('+91 91234 56789')).toBe('9123456789')
    expect(phoneDigits('+91 98')).toBe('98')
    expect(phoneDigits('+91')).toBe('')
    expect(phoneDigits('call me')).toBe('')
  })

  it('loses no digit that is typed or deleted at any place', () => {
    const key = fc.record({ key: fc.constantFrom(...'0123456789+ ⌫'), at: fc.nat(12) })
    fc.assert(
      fc.property(fc.array(key, { maxLength: 12 }), (keys) => {
        let [digits, expected] = ['', '']
        for (const { key, at } of keys) {
          const caret = Math.min(at, expected.length)
          const before = formatPhone(expected.slice(0, caret))
          const after = formatPhone(digits).slice(before.length)
          const isDelete = key === '⌫'
          if (/\d/.test(key) && expected.length === 10) continue
          expected =
            expected.slice(0, isDelete ? Math.max(0, caret - 1) : caret) +
            key.replace(/\D/, '') +
            expected.slice(caret)
          digits = phoneDigits((isDelete ? before.slice(0, -1) : before + key) + after, digits)
          expect(digits).toBe(expected)
        }
      }),
    )
  })

  it('is kept as typed when it has too many digits, and then is not complete', () => {
    expect(typeKeys('98450123456')).toBe('98450123456')
    expect(phoneDigits('+44 20 7946 0958')).toBe('442079460958')
    expect(isCompletePhone('98450123456')).toBe(false)
  })

  it('is complete with ten digits and not with nine', () => {
    expect(isCompletePhone('984501234')).toBe(false)
    expect(isCompletePhone('9845012345')).toBe(true)
  })

  it('is formatted in groups of five', () => {
    expect(formatPhone('98450')).toBe('98450')
    expect(formatPhone('984501')).toBe('98450 1')
    expect(formatPhone('9845012345')).toBe('98450 12345')
    expect(formatPhone('98450123456')).toBe('98450 12345 6')
  })
})

describe('the caret in the phone number', () => {
  it.each([
    ['9845012345', ' 12345', 5],
    ['9845012345', '2345', 7],
    ['9845012345', '450 12345', 2],
    ['9845012345', '', 11],
    ['9845012345', '+919845012345', 0],
    ['', '', 0],
  ])('in %s with %j after it is at %i', (digits, after, position) => {
    expect(phoneCaret(digits, after)).toBe(position)
  })
})

it.each([
  ['०१२३४५६७८९', '0123456789'],
  ['+९१ 98४५', '+91 9845'],
  ['मेज़ ४', 'मेज़ 4'],
  ['０１９', '019'],
  ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
])('%s is read as %s', (typed, read) => {
  expect(latinDigits(typed)).toBe(read)
})

it('the digits of every script are read', () => {
  const digits = Array.from({ length: 0x1ffff }, (_, at) => String.fromCodePoint(at)).filter(
    (character) => /\p{Nd}/u.test(character),
  )
  expect(digits.length).toBeGreaterThan(600)
  expect(digits.map(latinDigits)).toEqual(digits.map((_, at) => String(at % 10)))
})
