import { expect, test } from 'vitest'
import { sampleCafes } from '../model/cafe/sample-cafes'
import { cafeCoordinates, kmFromMember } from './cafe-coordinates'

test.each(sampleCafes)('the distance of $name is that of its coordinates', ({ id, distance }) => {
  const { east, south } = kmFromMember(cafeCoordinates[id as keyof typeof cafeCoordinates])
  expect(`${Math.hypot(east, south).toFixed(1)} km`).toBe(distance)
})
