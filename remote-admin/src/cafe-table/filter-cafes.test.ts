import { expect, test } from 'vitest'
import { createCafe as cafe } from '../testing/create-cafe'
import { countByFilter, filterCafes, filters } from './filter-cafes'

const cafes = [
  cafe({ name: 'Neem', status: 'Active' }),
  cafe({ name: 'Tulsi', status: 'Pending' }),
  cafe({ name: 'Mogra', status: null }),
]
const attentionOf = ({ name }: { name: string }) => (name === 'Mogra' ? null : 'falling')

test('each filter has the cafés of its status, in their order', () => {
  const names = filters.map((filter) =>
    filterCafes(cafes, filter, attentionOf).map(({ name }) => name),
  )
  expect(names).toEqual([['Neem', 'Tulsi', 'Mogra'], ['Neem', 'Tulsi'], ['Neem'], ['Tulsi']])
})

test('the counts are those of the filters', () => {
  expect(countByFilter(cafes, attentionOf)).toEqual({
    all: 3,
    attention: 2,
    active: 1,
    pending: 1,
  })
})
