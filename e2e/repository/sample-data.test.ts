import { expect, test } from 'vitest'
import { sampleRoutes } from '../../remote-party/src/cafe-hopping/sample-routes'
import { sampleVenues } from '../../remote-party/src/model/sample-venues'
import { fakeDistanceKm } from '../../remote-party/src/venues/fake-distance'
import { sampleCafes } from '../../remote-work/src/model/cafe/sample-cafes'

test('Sample figures agree: an area has the same distance for venues as for cafés', () => {
  for (const { id, location } of sampleVenues) {
    const inArea = sampleCafes.filter(({ area }) => area === location)
    const distances = inArea.map(({ distance }) => Math.round(Number.parseFloat(distance)) || 1)
    if (inArea.length > 0)
      expect([id, distances]).toEqual([id, expect.arrayContaining([fakeDistanceKm(id)])])
  }
})

test('Sample figures agree: hopping stops are where the cafés are', () => {
  const byId = new Map(sampleCafes.map((cafe) => [cafe.id, cafe]))
  for (const { cafes_included } of sampleRoutes(new Date(2026, 10, 20)))
    for (const { id, address } of cafes_included)
      expect(address).toContain(byId.get(String(id))?.area ?? '')
})
