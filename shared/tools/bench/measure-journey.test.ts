import { expect, it } from 'vitest'
import { waitedRoundTrips } from './measure-journey'

const visits = (...screens: number[]) =>
  screens.map((screen) => ({ timings: { originMs: 0, screen, interactive: screen } }))

it('what a visit waits is counted also where no response has come before it gives up, and computing is not', () => {
  const waited = (slow: number[], fast: number[]) =>
    waitedRoundTrips(visits(...slow), visits(...fast), 5000)
  expect(waited([1700, 1900], [700, 900])).toBe(0.2)
  expect(waited([700, 2900], [650, 900])).toBe(0)
  expect(waited([600], [700])).toBe(0)
  expect(waited([5700], [700])).toBe(1)
})
