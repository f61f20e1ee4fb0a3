import { expect, test } from 'vitest'
import { sampleCafes } from '../model/cafe/sample-cafes'
import { cafeCoordinates, kmFromMember } from './cafe-coordinates'

/** The corners of each neighbourhood, roughly: south-west and north-east. */
const neighbourhoods: Record<string, ReturnType<typeof box>> = {
  Indiranagar: box(12.963, 77.634, 12.989, 77.65),
  Ulsoor: box(12.97, 77.613, 12.99, 77.6315),
  Domlur: box(12.952, 77.63, 12.967, 77.646),
  'Church Street': box(12.9735, 77.601, 12.9765, 77.609),
  Koramangala: box(12.921, 77.608, 12.948, 77.637),
  Basavanagudi: box(12.936, 77.565, 12.953, 77.583),
  'HSR Layout': box(12.902, 77.628, 12.924, 77.655),
  Malleshwaram: box(12.992, 77.562, 13.015, 77.58),
  Jayanagar: box(12.918, 77.573, 12.945, 77.595),
}
function box(south: number, west: number, north: number, east: number) {
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ] as const
}

test.each(sampleCafes.map((cafe) => [cafe.name, cafe] as const))(
  'Sample figures follow the clock: distances agree with Bengaluru’s map: %s',
  (_, { id, area, distance }) => {
    const cafe = cafeCoordinates[id as keyof typeof cafeCoordinates]
    const { east, south } = kmFromMember(cafe)
    expect(`${Math.hypot(east, south).toFixed(1)} km`).toBe(distance)
    const [southWest, northEast] = neighbourhoods[area] ?? []
    expect(cafe.latitude).toBeGreaterThan(southWest?.latitude ?? 90)
    expect(cafe.latitude).toBeLessThan(northEast?.latitude ?? -90)
    expect(cafe.longitude).toBeGreaterThan(southWest?.longitude ?? 180)
    expect(cafe.longitude).toBeLessThan(northEast?.longitude ?? -180)
  },
)

test('the cafés are listed by distance', () => {
  const distances = sampleCafes.map(({ distance }) => Number.parseFloat(distance))
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
})
