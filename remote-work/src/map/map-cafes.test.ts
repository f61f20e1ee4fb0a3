import { expect, test } from 'vitest'
import { sampleCafes } from '../model/cafe/sample-cafes'
import { mapCafes } from './map-cafes'

test('map cafés are rated 4.4 to 4.9 and lie 0.3 to 1.5 km away', () => {
  for (const { cafe } of mapCafes(sampleCafes)) {
    expect(cafe.rating).toBeGreaterThanOrEqual(4.4)
    expect(cafe.rating).toBeLessThanOrEqual(4.9)
    expect(Number.parseFloat(cafe.distance)).toBeGreaterThanOrEqual(0.3)
    expect(Number.parseFloat(cafe.distance)).toBeLessThanOrEqual(1.5)
  }
})

test('there are four, two of each tier', () => {
  expect(
    mapCafes(sampleCafes)
      .map(({ cafe }) => cafe.passType)
      .toSorted(),
  ).toEqual(['Gold', 'Gold', 'Silver', 'Silver'])
})
