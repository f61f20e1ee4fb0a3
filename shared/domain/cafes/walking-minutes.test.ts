import { expect, test } from 'vitest'
import { walkingMinutes } from './walking-minutes'

test.each([
  [0.02, 1],
  [0.3, 4],
  [0.96, 12],
  [3, 38],
])('%d km are a walk of %d minutes', (km, minutes) => {
  expect(walkingMinutes(km)).toBe(minutes)
})

test.each([0, 3.1, -1, Number.NaN])('%d km are no walk', (km) => {
  expect(walkingMinutes(km)).toBeNull()
})
