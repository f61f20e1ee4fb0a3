import type { StoredCafe } from '@baithak/domain'
import { expect, test } from 'vitest'
import { mergeCafes, sampleCafes } from './use-cafes'

const samples = sampleCafes('hi')
const read = (stored: StoredCafe) => mergeCafes([], [stored])[0]

test('a stored café replaces the sample of the same name in any spacing and case', () => {
  const [first, ...rest] = mergeCafes(samples, [{ name: ' dabara  HOUSE', checkIns: 3 }])
  expect(first).toMatchObject({ name: 'dabara  HOUSE', checkIns: 3, source: expect.anything() })
  expect(rest).toHaveLength(samples.length - 1)
})

test.each<[StoredCafe, object]>([
  [
    { name: ' Neem ' },
    { id: 'Neem', name: 'Neem', category: null, status: null, occupancy: null, rating: null },
  ],
  [{ name: ' \t' }, { id: 'cafe', name: '', checkIns: 0, images: [], amenities: [] }],
  [
    { name: 'Neem', checkIns: Number.POSITIVE_INFINITY, liveCheckIns: 1e300, weekCheckIns: 9e15 },
    { checkIns: 0, liveCheckIns: 0, weekCheckIns: 9e15 },
  ],
  [
    { name: 'Neem', checkIns: -4, liveCheckIns: 2.6, rating: 48 },
    { checkIns: 0, liveCheckIns: 3, rating: null },
  ],
  [{ name: 'Neem', image: 'a', images: ['a', null, '', 'b', null] }, { images: ['a', 'b'] }],
  [
    { name: 'Neem', passType: 'Gold', amenities: { wifi: true, ac: false } },
    { category: 'Gold', amenities: ['wifi'] },
  ],
])('%j is read as %j', (stored, cafe) => {
  expect(read(stored)).toMatchObject(cafe)
})

test('the samples have all states and tiers', () => {
  expect(new Set(samples.map(({ status }) => status))).toEqual(new Set(['Active', 'Pending']))
  expect(new Set(samples.map(({ category }) => category))).toEqual(new Set(['Silver', 'Gold']))
  expect(new Set(samples.map(({ alias }) => alias)).size).toBe(samples.length)
})
