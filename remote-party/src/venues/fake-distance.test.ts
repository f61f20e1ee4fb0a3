import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleVenues } from '../model/sample-venues'
import { fakeDistanceKm } from './fake-distance'

test('the distance depends only on the id and is an integer from 1 to 20', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (id) => {
      const distance = fakeDistanceKm(id)
      expect(Number.isInteger(distance)).toBe(true)
      expect(distance).toBeGreaterThanOrEqual(1)
      expect(distance).toBeLessThanOrEqual(20)
      expect(fakeDistanceKm(id)).toBe(distance)
    }),
  )
  expect(fakeDistanceKm('chandni-terrace')).toBe(13)
})

test('some venues are within ten kilometres and some are not', () => {
  const near = sampleVenues.filter(({ id }) => fakeDistanceKm(id) <= 10)
  expect(near.length).toBeGreaterThan(2)
  expect(near.length).toBeLessThan(sampleVenues.length - 2)
})
