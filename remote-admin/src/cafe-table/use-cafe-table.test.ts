import { expect, test } from 'vitest'
import { createCafe as cafe } from '../testing/create-cafe'
import { sortCafes } from './sort-cafes'
import { createCafeSearch } from './use-cafe-table'

const sample = cafe({ id: 'dabara-house', name: 'दबारा हाउस', alias: 'Dabara House', city: 'बेंगलुरु' })
const search = createCafeSearch([sample, cafe({ name: 'Café Mogra', city: 'Mysuru' })])

test.each([
  ['MOGR', ['Café Mogra']],
  ['cafe', ['Café Mogra']],
  ['mysuru', ['Café Mogra']],
  ['दबारा', ['दबारा हाउस']],
  ['dabara', ['दबारा हाउस']],
  ['bengaluru', ['दबारा हाउस']],
  ['  ', ['दबारा हाउस', 'Café Mogra']],
  ['nowhere', []],
])('by name or city, in either language: “%s” finds %j', (text, names) => {
  expect(search(text).map(({ name }) => name)).toEqual(names)
})

const cafes = [
  cafe({ name: 'Tulsi', city: '', category: 'Silver', occupancy: null, weekCheckIns: 9 }),
  cafe({ name: 'booth 10', city: 'Mysuru', category: 'Gold', occupancy: 'high', weekCheckIns: 20 }),
  cafe({ name: 'Booth 9', city: 'Bengaluru', category: null, occupancy: 'low', weekCheckIns: 10 }),
]
const sorted = (order: string, all = cafes, language = 'en') =>
  sortCafes(all, order, language).map(({ name }) => name)

test.each([
  ['name', ['Booth 9', 'booth 10', 'Tulsi']],
  ['-name', ['Tulsi', 'booth 10', 'Booth 9']],
  ['-checkIns', ['booth 10', 'Booth 9', 'Tulsi']],
  ['occupancy', ['Booth 9', 'booth 10', 'Tulsi']],
  ['category', ['Tulsi', 'booth 10', 'Booth 9']],
  // Blank values come last in both directions.
  ['city', ['Booth 9', 'booth 10', 'Tulsi']],
  ['-city', ['booth 10', 'Booth 9', 'Tulsi']],
  ['', ['Tulsi', 'booth 10', 'Booth 9']],
  ['--city', ['Tulsi', 'booth 10', 'Booth 9']],
  ['price', ['Tulsi', 'booth 10', 'Booth 9']],
])('in the order %s', (order, names) => {
  expect(sorted(order)).toEqual(names)
})

test('names sort by the alphabet of the language, and numbers by value', () => {
  const named = (...names: string[]) => names.map((name) => cafe({ name }))
  const both = named('Zaika', 'चाय घर', 'Adda', 'अड्डा')
  expect(sorted('name', both, 'en')).toEqual(['Adda', 'Zaika', 'अड्डा', 'चाय घर'])
  expect(sorted('name', both, 'hi')).toEqual(['अड्डा', 'चाय घर', 'Adda', 'Zaika'])
  const numbered = named('बूथ १०५', 'बूथ 20', 'बूथ ९')
  for (const language of ['en', 'hi'])
    expect(sorted('name', numbered, language)).toEqual(['बूथ ९', 'बूथ 20', 'बूथ १०५'])
})
