import { expect, test } from 'vitest'
import { formatPhone, isCompletePhone, latinDigits, phoneCaret, phoneDigits } from './digits'

/** The digits in the field after the keys were pressed at its end. */
const typeKeys = (keys: string) =>
  [...keys].reduce((digits, key) => phoneDigits(formatPhone(digits) + key, digits), '')

test.each([
  ['98765 43210', '9876543210'],
  ['+919876543210', '9876543210'],
  ['  +91-98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['0091 98765 43210', '9876543210'],
  ['+91 (0) 98765 43210', '9876543210'],
  ['09876543210', '9876543210'],
  ['+९१ ९८७६५ ४३२१०', '9876543210'],
  ['Call me: 98765 43210', '9876543210'],
  // 91 begins numbers too.
  ['91234 56789', '9123456789'],
  ['+91 91234 56789', '9123456789'],
  // Kept as typed, and not complete.
  ['98450123456', '98450123456'],
])('the phone number %j is %s, pasted and key by key', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits)
  expect(typeKeys(text)).toBe(digits)
})

test.each([
  ['', '', false],
  ['98450', '98450', false],
  ['984501', '98450 1', false],
  ['984501234', '98450 1234', false],
  ['9845012345', '98450 12345', true],
  ['98450123456', '98450 12345 6', false],
])('%j is shown as %j; complete: %s', (digits, shown, complete) => {
  expect(formatPhone(digits)).toBe(shown)
  expect(isCompletePhone(digits)).toBe(complete)
})

test.each([
  ['9845012345', ' 12345', 5],
  ['9845012345', '450 12345', 2],
  ['9845012345', '', 11],
  ['', '', 0],
])('the caret in %s with %j after it is at %i', (digits, after, position) => {
  expect(phoneCaret(digits, after)).toBe(position)
})

test('Devanagari digits are read as Latin ones', () => {
  expect(latinDigits('मेज़ ०१२३४५६७८९')).toBe('मेज़ 0123456789')
})
