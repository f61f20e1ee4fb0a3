import { expect, test } from 'vitest'
import { firstNameOf, initialsOf } from './names'

test.each([
  ['aanya kumari rao', 'AR'],
  ['  Aanya \t\n Rao  ', 'AR'],
  ['🎉 Aanya Rao ☕️', 'AR'],
  ['e\u0301lodie o’Brien', 'E\u0301O'],
  ['Café 91', 'C9'],
  ['आन्या राव', 'आरा'],
  ['प्रिया त्रिपाठी', 'प्रित्रि'],
  ['क्‍ष', 'क्‍ष'],
  ['李 小龍', '李小'],
  ['🎉', ''],
  ['\u3164Aanya \u2800 Rao \u3164', 'AR'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  ['Aanya Rao', 'Aanya'],
  ['  आन्या राव ', 'आन्या'],
  ['\u200b Aanya', 'Aanya'],
  ['', ''],
])('the first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
