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
  expect(fakeDistanceKm('a')).toBe(18)
})

test('some venues are within ten kilometres and some are not', () => {
  const near = sampleVenues.filter(({ id }) => fakeDistanceKm(id) <= 10)
  expect(near.length).toBeGreaterThan(2)
  expect(near.length).toBeLessThan(sampleVenues.length)
})

test('venues of one neighbourhood are equally far, and Whitefield is further than Indiranagar', () => {
  const distancesOf = (area: string) => [
    ...new Set(
      sampleVenues.filter(({ location }) => location === area).map(({ id }) => fakeDistanceKm(id)),
    ),
  ]
  for (const { location } of sampleVenues) expect(distancesOf(location)).toHaveLength(1)
  expect(distancesOf('Indiranagar')).toEqual([1])
  expect(distancesOf('Whitefield')).toEqual([12])
})
