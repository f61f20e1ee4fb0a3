import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleVenues } from '../model/sample-venues'
import { fakeDistance } from './fake-distance'

test('the distance of a venue follows from its id alone, whole kilometres from 1 to 20', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (id) => {
      const distance = fakeDistance(id)
      expect(Number.isInteger(distance)).toBe(true)
      expect(distance).toBeGreaterThanOrEqual(1)
      expect(distance).toBeLessThanOrEqual(20)
      expect(fakeDistance(id)).toBe(distance)
    }),
  )
  expect(fakeDistance('chandni-terrace')).toBe(13)
})

test('some venues are within ten kilometres and some are not', () => {
  const near = sampleVenues.filter(({ id }) => fakeDistance(id) <= 10)
  expect(near.length).toBeGreaterThan(2)
  expect(near.length).toBeLessThan(sampleVenues.length - 2)
})
