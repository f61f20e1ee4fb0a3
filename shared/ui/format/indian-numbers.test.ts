import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { indianNumbers } from './indian-numbers'

function say(text: string, values: Record<string, unknown>) {
  const i18n = createInstance()
  void i18n.use(indianNumbers).init({
    lng: 'en',
    resources: { en: { translation: { said: text } } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return i18n.t('said', values)
}

test.each([
  [0, '0 cafés'],
  [999, '999 cafés'],
  [1000, '1,000 cafés'],
  [10009, '10,009 cafés'],
  [100000, '1,00,000 cafés'],
  [4.5, '4.5 cafés'],
])('%d in a text is grouped as in India', (count, text) => {
  expect(say('{{count}} cafés', { count })).toBe(text)
})

test('strings are unchanged: digits that are no amount, and characters that React escapes', () => {
  expect(say('{{number}} for {{name}}', { number: '9876543210', name: 'Rain & Roast' })).toBe(
    '9876543210 for Rain & Roast',
  )
})

test('a missing value is empty', () => {
  expect(say('Namaste, {{name}}', { name: undefined })).toBe('Namaste, ')
})
