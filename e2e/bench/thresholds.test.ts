import { expect, it } from 'vitest'
import { misses } from './thresholds'

const single = { bytes: 200_000, roundTrips: 3 }

it('a first screen may cost a quarter more bytes and a tenth more round trips than one app', () => {
  expect(misses({ bytes: 250_000, roundTrips: 3.3 }, single, false)).toEqual([])
  expect(misses({ bytes: 250_100, roundTrips: 3 }, single, false)).toHaveLength(1)
  expect(misses({ bytes: 200_000, roundTrips: 3.6 }, single, false)).toEqual([
    '3.6 round trips, not 1.1 × 3',
  ])
})

it('from the second mode on it may cost no more', () => {
  expect(misses(single, single, true)).toEqual([])
  expect(misses({ bytes: 210_000, roundTrips: 3.5 }, single, true)).toEqual([
    '1.050 × the bytes, not 1',
    '3.5 round trips, not 1 × 3',
  ])
})

it('a tenth of a round trip is not told apart', () => {
  expect(misses({ bytes: 0, roundTrips: 0.1 }, { bytes: 0, roundTrips: 0 }, true)).toEqual([])
})
