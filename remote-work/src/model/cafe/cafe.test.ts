import { expect, test } from 'vitest'
import { parseCafeState } from './cafe'
import { cafeState } from './cafe-parts'
import { sampleCafes } from './sample-cafes'

test('a café survives structured cloning into the browser’s history', () => {
  for (const cafe of sampleCafes)
    expect(parseCafeState(structuredClone(cafeState(cafe)))).toEqual(cafe)
})

test.each([
  null,
  undefined,
  'cafe',
  {},
  { cafe: null },
  { cafe: { name: 'Half a café' } },
  { cafe: { ...sampleCafes[0], rating: 'high' } },
])('any other state gives null: %j', (state) => {
  expect(parseCafeState(state)).toBeNull()
})
