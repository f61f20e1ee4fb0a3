import { expect, it } from 'vitest'
import { lettersOf } from './letters-of'

it.each([
  ['KAAPI', ['K', 'A', 'A', 'P', 'I']],
  ['दबारा', ['द', 'बा', 'रा']],
  ['मॉनसून', ['मॉ', 'न', 'सू', 'न']],
  ['लक्ष्मी', ['ल', 'क्ष्मी']],
  ['', []],
])('%s', (text, letters) => {
  expect(lettersOf(text)).toEqual(letters)
})
