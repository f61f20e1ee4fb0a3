import { describe, expect, test } from 'vitest'
import type { AttentionReason } from '../model/attention'
import { createCafe as cafe } from '../testing/create-cafe'
import {
  type Direction,
  nextOrder,
  parseOrder,
  type SortKey,
  serializeOrder,
  sortCafes,
} from './sort-cafes'

const cafes = [
  cafe({ name: 'Tulsi', city: '', category: 'Silver', occupancy: null, checkIns: 9 }),
  cafe({ name: 'booth 10', city: 'Mysuru', category: 'Gold', occupancy: 'high', checkIns: 1200 }),
  cafe({ name: 'Booth 9', city: 'Bengaluru', category: null, occupancy: 'low', checkIns: 10 }),
]
const reasons: Record<string, AttentionReason> = { Tulsi: 'incomplete', 'booth 10': 'falling' }
const values = {
  comparisonOf: ({ checkIns }: { checkIns: number }) => ({
    current: 2000 - checkIns,
    previous: 0,
    isWhole: false,
  }),
  attentionOf: ({ name }: { name: string }) => reasons[name] ?? null,
}
const sorted = (column: SortKey, direction: Direction, all = cafes, language = 'en') =>
  sortCafes(all, { column, direction }, values, language).map(({ name }) => name)

describe('the order of the table', () => {
  test('names sort alphabetically, ignoring case, and numbers by value', () => {
    expect(sorted('name', 'ascending')).toEqual(['Booth 9', 'booth 10', 'Tulsi'])
    expect(sorted('name', 'descending')).toEqual(['Tulsi', 'booth 10', 'Booth 9'])
  })

  test('the period’s check-ins sort by number', () => {
    expect(sorted('checkIns', 'descending')).toEqual(['Tulsi', 'Booth 9', 'booth 10'])
  })

  test('the most urgent reason comes first, and a café that needs no attention last', () => {
    expect(sorted('attention', 'ascending')).toEqual(['booth 10', 'Tulsi', 'Booth 9'])
  })

  test('occupancy sorts from low to high and Silver before Gold', () => {
    expect(sorted('occupancy', 'ascending').slice(0, 2)).toEqual(['Booth 9', 'booth 10'])
    expect(sorted('category', 'ascending').slice(0, 2)).toEqual(['Tulsi', 'booth 10'])
  })

  test('blank values come last in both directions', () => {
    expect(sorted('city', 'ascending').at(-1)).toBe('Tulsi')
    expect(sorted('city', 'descending').at(-1)).toBe('Tulsi')
    expect(sorted('category', 'descending').at(-1)).toBe('Booth 9')
  })

  test('names sort by the alphabet of the current language', () => {
    const both = ['Zaika', 'चाय घर', 'Adda', 'अड्डा'].map((name) => cafe({ name }))
    expect(sorted('name', 'ascending', both, 'en')).toEqual(['Adda', 'Zaika', 'अड्डा', 'चाय घर'])
    expect(sorted('name', 'ascending', both, 'hi')).toEqual(['अड्डा', 'चाय घर', 'Adda', 'Zaika'])
  })

  test('numbers in Devanagari digits sort by value, among those in Latin digits', () => {
    const numbered = ['बूथ १०५', 'बूथ १९', 'बूथ 20', 'बूथ ९', 'बूथ 9'].map((name) => cafe({ name }))
    const upwards = ['बूथ ९', 'बूथ 9', 'बूथ १९', 'बूथ 20', 'बूथ १०५']
    for (const language of ['en', 'hi'])
      expect(sorted('name', 'ascending', numbered, language)).toEqual(upwards)
  })

  test('names that differ only in case and accents keep their order in both directions', () => {
    const same = ['Café', 'cafe', 'Adda', 'CAFÉ'].map((name) => cafe({ name }))
    expect(sorted('name', 'ascending', same)).toEqual(['Adda', 'Café', 'cafe', 'CAFÉ'])
    expect(sorted('name', 'descending', same)).toEqual(['Café', 'cafe', 'CAFÉ', 'Adda'])
  })

  test('without an order the cafés stay unsorted, and sorting does not mutate', () => {
    expect(sortCafes(cafes, null, values, 'en')).toEqual(cafes)
    expect(cafes[0]?.name).toBe('Tulsi')
  })

  test('a header sorts ascending first, then reverses', () => {
    const once = nextOrder(null, 'city')
    expect(once).toEqual({ column: 'city', direction: 'ascending' })
    expect(nextOrder(once, 'city').direction).toBe('descending')
    expect(nextOrder(nextOrder(once, 'city'), 'city').direction).toBe('ascending')
    expect(nextOrder(nextOrder(once, 'city'), 'name').direction).toBe('ascending')
  })

  test('an order survives in the URL, and anything else there is no order', () => {
    for (const text of ['city', '-checkIns', 'attention'])
      expect(serializeOrder(parseOrder(text) as never)).toBe(text)
    for (const text of [null, '', '-', 'price', '--city']) expect(parseOrder(text)).toBeNull()
  })
})
