import { expect, test } from 'vitest'
import { sampleCafes } from '../model/cafe/sample-cafes'
import { sampleCheckIns } from '../model/sample-check-ins'
import { sampleSummary } from './sample-summary'

const days = Array.from({ length: 400 }, (_, day) => new Date(2026, 10, 1 + day, 1))

test('Sample figures follow the clock: this month’s activity starts again on the first and agrees with the check-ins', () => {
  expect(sampleSummary(new Date('2026-11-01T01:00+05:30'))).toMatchObject({
    cafesVisited: 0,
    eventsAttended: 0,
    couponsRedeemed: 0,
  })
  for (const today of days) {
    const { cafesVisited } = sampleSummary(today)
    const inMonth = sampleCheckIns(today).filter(({ date }) => date.getMonth() === today.getMonth())
    expect(cafesVisited).toBeLessThanOrEqual(Math.min(inMonth.length, sampleCafes.length))
    expect(cafesVisited > 0).toBe(inMonth.length > 0)
  }
})
