import { describe, expect, it } from 'vitest'
import { nextSort, sortRows } from './sort-rows'

describe('the order of rows', () => {
  it('puts accents among their letters and 10 after 9', () => {
    expect(sortRows(['Hall 10', 'Écru', 'Hall 9', 'Dabara'], (name) => name, 'ascending')).toEqual([
      'Dabara',
      'Écru',
      'Hall 9',
      'Hall 10',
    ])
  })

  it('leaves the rows it was given as they were', () => {
    const given = [3, 1, 2]
    sortRows(given, (number) => number, 'ascending')
    expect(given).toEqual([3, 1, 2])
  })

  it('starts another column upwards', () => {
    expect(nextSort({ column: 'name', direction: 'descending' }, 'city')).toEqual({
      column: 'city',
      direction: 'ascending',
    })
  })
})
