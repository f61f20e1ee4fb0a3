import { describe, expect, test } from 'vitest'
import { createCafe as cafe } from '../testing/create-cafe'
import {
  type Column,
  type Direction,
  nextOrder,
  orderOf,
  orderText,
  ranksOfCafes,
  sortCafes,
} from './sort-cafes'

const cafes = [
  cafe({ name: 'Tulsi', city: '', category: 'Silver', occupancy: null, checkIns: 9 }),
  cafe({ name: 'booth 10', city: 'Mysuru', category: 'Gold', occupancy: 'high', checkIns: 1200 }),
  cafe({ name: 'Booth 9', city: 'Bengaluru', category: null, occupancy: 'low', checkIns: 10 }),
]
const sorted = (column: Column, direction: Direction, all = cafes, language = 'en') =>
  sortCafes(all, { column, direction }, ranksOfCafes(all, language).rankOf).map(({ name }) => name)

describe('the order of the table', () => {
  test('names go by the alphabet, whatever their case, numbers in them by their value', () => {
    expect(sorted('name', 'ascending')).toEqual(['Booth 9', 'booth 10', 'Tulsi'])
    expect(sorted('name', 'descending')).toEqual(['Tulsi', 'booth 10', 'Booth 9'])
  })

  test('check-ins go by their number', () => {
    expect(sorted('checkIns', 'ascending')).toEqual(['Tulsi', 'Booth 9', 'booth 10'])
  })

  test('occupancy goes from low to high and Silver comes before Gold', () => {
    expect(sorted('occupancy', 'ascending').slice(0, 2)).toEqual(['Booth 9', 'booth 10'])
    expect(sorted('category', 'ascending').slice(0, 2)).toEqual(['Tulsi', 'booth 10'])
  })

  test('what is blank comes last whichever way it is sorted', () => {
    expect(sorted('city', 'ascending').at(-1)).toBe('Tulsi')
    expect(sorted('city', 'descending').at(-1)).toBe('Tulsi')
    expect(sorted('category', 'descending').at(-1)).toBe('Booth 9')
  })

  test('names go by the alphabet of the language that is chosen', () => {
    const both = ['Zaika', 'चाय घर', 'Adda', 'अड्डा'].map((name) => cafe({ name }))
    expect(sorted('name', 'ascending', both, 'en')).toEqual(['Adda', 'Zaika', 'अड्डा', 'चाय घर'])
    expect(sorted('name', 'ascending', both, 'hi')).toEqual(['अड्डा', 'चाय घर', 'Adda', 'Zaika'])
  })

  test('numbers in Devanagari digits go by their value too, beside the same in Latin ones', () => {
    const numbered = ['बूथ १०५', 'बूथ १९', 'बूथ 20', 'बूथ ९', 'बूथ 9'].map((name) => cafe({ name }))
    const upwards = ['बूथ ९', 'बूथ 9', 'बूथ १९', 'बूथ 20', 'बूथ १०५']
    for (const language of ['en', 'hi'])
      expect(sorted('name', 'ascending', numbered, language)).toEqual(upwards)
  })

  test('names that differ in case and accents alone keep their order, whichever way they are sorted', () => {
    const same = ['Café', 'cafe', 'Adda', 'CAFÉ'].map((name) => cafe({ name }))
    expect(sorted('name', 'ascending', same)).toEqual(['Adda', 'Café', 'cafe', 'CAFÉ'])
    expect(sorted('name', 'descending', same)).toEqual(['Café', 'cafe', 'CAFÉ', 'Adda'])
  })

  test('without an order the cafés stay as they are, and sorting changes no list', () => {
    expect(sortCafes(cafes, null, () => 0)).toEqual(cafes)
    expect(cafes[0]?.name).toBe('Tulsi')
  })

  test('a header sorts upwards first, then turns round', () => {
    const once = nextOrder(null, 'city')
    expect(once).toEqual({ column: 'city', direction: 'ascending' })
    expect(nextOrder(once, 'city').direction).toBe('descending')
    expect(nextOrder(nextOrder(once, 'city'), 'city').direction).toBe('ascending')
    expect(nextOrder(nextOrder(once, 'city'), 'name').direction).toBe('ascending')
  })

  test('an order survives in the address, and nonsense there is no order', () => {
    for (const text of ['city', '-checkIns']) expect(orderText(orderOf(text) as never)).toBe(text)
    for (const text of [null, '', '-', 'price', '--city']) expect(orderOf(text)).toBeNull()
  })
})
