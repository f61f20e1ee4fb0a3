import { expect, test } from 'vitest'
import { sampleCafes } from '../model/cafe'
import { memberPosition, pins } from './map-places'

const aspect = 844 / 390
const percentPerKm = 28.2

test.each(pins)(
  '$id is rated 4.4 to 4.9, and its pin is as far away as its distance says',
  (pin) => {
    const cafe = sampleCafes.find(({ id }) => id === pin.id)
    const kilometres = Number.parseFloat(cafe?.distance ?? '')
    expect(cafe?.rating).toBeGreaterThanOrEqual(4.4)
    expect(cafe?.rating).toBeLessThanOrEqual(4.9)
    expect(kilometres).toBeGreaterThanOrEqual(0.3)
    expect(kilometres).toBeLessThanOrEqual(1.5)
    const down = (pin.top - memberPosition.top) * aspect
    const distance = Math.hypot(pin.left - memberPosition.left, down) / percentPerKm
    expect(distance).toBeCloseTo(kilometres, 1)
  },
)

test('there are four pins', () => {
  expect(pins).toHaveLength(4)
})
