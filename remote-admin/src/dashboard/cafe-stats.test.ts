import { expect, test } from 'vitest'
import { createCafe as cafe } from '../testing/create-cafe'
import { cafeStats } from './cafe-stats'

test('the totals are sums over the cafés', () => {
  const cafes = [
    cafe({ status: 'Active', liveCheckIns: 3, weekCheckIns: 10, checkIns: 100 }),
    cafe({ status: 'Active', liveCheckIns: 0, weekCheckIns: 5, checkIns: 20 }),
    cafe({ status: 'Pending' }),
    cafe({ status: null, liveCheckIns: 1, weekCheckIns: 1, checkIns: 1 }),
  ]
  expect(cafeStats(cafes)).toEqual({
    cafes: 4,
    active: 2,
    pending: 1,
    live: 4,
    liveCafes: 2,
    week: 16,
    total: 121,
  })
})

test('without cafés every total is 0', () => {
  expect(Object.values(cafeStats([]))).toEqual([0, 0, 0, 0, 0, 0, 0])
})
