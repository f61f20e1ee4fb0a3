import { expect, it } from 'vitest'
import { exceededThresholds } from './thresholds'

const monolith = { bytes: 200_000, roundTrips: 3 }

it('a cold load may cost a quarter more bytes and a tenth more round trips than the monolith', () => {
  expect(exceededThresholds({ bytes: 250_000, roundTrips: 3.3 }, monolith, false)).toEqual([])
  expect(exceededThresholds({ bytes: 250_100, roundTrips: 3 }, monolith, false)).toHaveLength(1)
  expect(exceededThresholds({ bytes: 200_000, roundTrips: 3.6 }, monolith, false)).toEqual([
    '3.6 round trips, not 1.1 × 3',
  ])
})

it('a warm load may cost no more than the monolith', () => {
  expect(exceededThresholds(monolith, monolith, true)).toEqual([])
  expect(exceededThresholds({ bytes: 210_000, roundTrips: 3.5 }, monolith, true)).toEqual([
    '1.050 × the bytes, not 1',
    '3.5 round trips, not 1 × 3',
  ])
})

it('a tenth of a round trip is within the tolerance', () => {
  expect(
    exceededThresholds({ bytes: 0, roundTrips: 0.1 }, { bytes: 0, roundTrips: 0 }, true),
  ).toEqual([])
})
