import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstNameOf, initialsOf } from './names'

test.each([
  ['Aanya Rao', 'AR'],
  ['aanya kumari rao', 'AR'],
  ['Aanya', 'A'],
  ['  Aanya \t\n Rao  ', 'AR'],
  ['Guest User', 'GU'],
  ['🎉 Aanya Rao ☕️', 'AR'],
  ['(Aanya) "Rao"', 'AR'],
  ['e\u0301lodie o’Brien', 'E\u0301O'],
  ['Café 91', 'C9'],
  ['आन्या राव', 'आरा'],
  ['श्रेया', 'श्रे'],
  ['प्रिया त्रिपाठी', 'प्रित्रि'],
  ['ज़ोया', 'ज़ो'],
  ['क्‍ष', 'क्‍ष'],
  ['श्', 'श्'],
  ['李 小龍', '李小'],
  ['', ''],
  ['   ', ''],
  ['🎉', ''],
  ['\u3164 \u200b', ''],
  ['\u3164Aanya \u2800 Rao \u3164', 'AR'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('initials come from the first and the last word only, of any name', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 5 }), (words) => {
      const expected = `${words[0]?.[0]}${words.at(-1)?.[0]}`.toUpperCase()
      expect(initialsOf(words.join('  '))).toBe(expected)
    }),
  )
})

test('no name throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => void initialsOf(name)))
})

test.each([
  ['Aanya Rao', 'Aanya'],
  ['  आन्या राव ', 'आन्या'],
  ['\u200b Aanya', 'Aanya'],
  ['', ''],
])('the first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
