import { expect, test } from 'vitest'
import { sampleCafes } from '../model/cafe'
import { memberPosition, pins } from './cafes'

const aspect = 844 / 390
const percentPerKm = 28.2

test('there are at least eight samples, across Silver and Gold, with unique names', () => {
  expect(sampleCafes.length).toBeGreaterThanOrEqual(8)
  expect(new Set(sampleCafes.map(({ name }) => name)).size).toBe(sampleCafes.length)
  expect(new Set(sampleCafes.map(({ passType }) => passType))).toEqual(new Set(['Silver', 'Gold']))
})

test.each(pins)('the pin of $id is as far away as its distance says', ({ id, left, top }) => {
  const cafe = sampleCafes.find((sample) => sample.id === id)
  const kilometres = Number.parseFloat(cafe?.distance ?? '')
  const down = (top - memberPosition.top) * aspect
  const distance = Math.hypot(left - memberPosition.left, down) / percentPerKm
  expect(distance).toBeCloseTo(kilometres, 1)
  // The ranges of spec §9.
  expect([cafe?.rating, kilometres]).toSatisfy(
    ([rating, km]) => rating >= 4.4 && rating <= 4.9 && km >= 0.3 && km <= 1.5,
  )
})
