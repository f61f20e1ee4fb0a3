import { testTranslations } from '@baithak/testing'
import { expect, test } from 'vitest'
import en from './en.json'
import rest from './rest/en.json'

testTranslations(import.meta.glob('../**/*.json', { eager: true, import: 'default' }), [
  'QR',
  'UPI',
  'AM',
  'PM',
])

test('the rest has sections of its own', () => {
  expect(Object.keys(rest).filter((section) => section in en)).toEqual([])
})
