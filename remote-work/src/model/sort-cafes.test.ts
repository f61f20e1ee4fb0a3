import { expect, it } from 'vitest'
import { mergeCafes, sampleCafes } from '../model/cafe'
import type { Cafe } from './cafe'
import { sortCafes, summarizeNearbyCafes } from './sort-cafes'

const cafe = (name: string, occupancy: Cafe['occupancy'], distance: string) =>
  mergeCafes([], [{ name, occupancy, distance }]) as [Cafe]
const names = (cafes: Cafe[]) => cafes.map(({ name }) => name)

it('the quietest come first, then the nearest; quiet cafés further away, then those without a distance, come last', () => {
  const cafes = [
    ...cafe('Blank', null, 'round the corner'),
    ...cafe('Across the city, quiet', 'low', '7.7 km'),
    ...cafe('Full', 'high', '0.1 km'),
    ...cafe('Far and quiet', 'low', '2 km'),
    ...cafe('Between', 'medium', '0.2 km'),
    ...cafe('Near and quiet', 'low', '0.9 km'),
  ]
  expect(names(sortCafes(cafes, true))).toEqual([
    'Near and quiet',
    'Far and quiet',
    'Between',
    'Full',
    'Across the city, quiet',
    'Blank',
  ])
})

it('the summary has the number of cafés and quiet cafés nearby and the nearest café', () => {
  expect(summarizeNearbyCafes(sampleCafes)).toMatchObject({
    nearby: 5,
    quiet: 2,
    nearest: { name: 'Dabara House' },
  })
  expect(summarizeNearbyCafes([])).toEqual({
    nearby: 0,
    quiet: 0,
    nearest: undefined,
  })
})
