import { areCafesOpen, busynessAt, openingHour } from '@baithak/domain/cafes'
import { addHours } from '@baithak/domain/indian-time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCafe as cafe } from '../testing/create-cafe'
import { sampleCafes } from './sample-cafes'
import { cafesByWeek, checkInsToday, lastHours, liveCheckInsAt } from './trends'

const saturday = new Date('2026-11-21T10:30:00')

describe('the data of the charts', () => {
  test('the last hour is now', () => {
    const hours = lastHours(38, 700, saturday)
    expect(hours).toHaveLength(7)
    expect(hours.at(-1)).toBe(38)
    expect(lastHours(0, 0, saturday)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  test('the number of cafés grows week by week to the current one', () => {
    const cafes = [9, 6, 2, 0].map((weeksSinceJoined) => cafe({ weeksSinceJoined }))
    expect(cafesByWeek(cafes)).toEqual([2, 2, 2, 2, 3, 3, 4])
  })
})

describe('Sample figures follow the clock', () => {
  const hours = Array.from({ length: 7 * 24 }, (_, hour) => new Date(2026, 10, 15, hour, 30))
  const cafesAt = (now: Date) => sampleCafes('en', now)
  const totalAt = (now: Date) =>
    cafesAt(now).reduce((sum, { liveCheckIns }) => sum + liveCheckIns, 0)

  test('at any time they agree with the hours, the weekday and each other', () => {
    const time = fc.date({
      min: new Date('2026-01-01T00:00+05:30'),
      max: new Date('2028-12-31T00:00+05:30'),
      noInvalidDate: true,
    })
    fc.assert(fc.property(time, expectAgreement))
  })

  test.each([16, 22].flatMap((day) => [1, 9, 14, 23].map((hour) => new Date(2026, 10, day, hour))))(
    'at %s they agree',
    expectAgreement,
  )

  function expectAgreement(now: Date) {
    const isOpen = areCafesOpen(now)
    for (const cafe of cafesAt(now)) {
      const { status, occupancy, liveCheckIns, weekCheckIns, checkIns } = cafe
      const today = checkInsToday(weekCheckIns, now)
      if (status === 'Pending') expect([checkIns, occupancy]).toEqual([0, null])
      if (!isOpen) expect(liveCheckIns).toBe(0)
      if (now.getHours() < openingHour) expect(today).toBe(0)
      if (occupancy === 'high') expect(busynessAt(now)).toBeGreaterThanOrEqual(0.5)
      expect(liveCheckIns).toBeLessThanOrEqual(today)
      expect(today).toBeLessThanOrEqual(weekCheckIns)
      expect(weekCheckIns).toBeLessThanOrEqual(checkIns)
      lastHours(liveCheckIns, weekCheckIns, now).forEach((count, index) => {
        if (!areCafesOpen(addHours(now, index - 6))) expect(count).toBe(0)
      })
    }
  }

  test('nobody is checked in while the cafés are closed, and somebody is while they are open', () => {
    for (const now of hours) {
      const isOpen = now.getHours() >= 7 && now.getHours() < 22
      expect(totalAt(now) > 0, String(now)).toBe(isOpen)
    }
  })

  test('Friday is busier than Monday, and ten o’clock than nine in the evening', () => {
    const friday = (hour: number) => totalAt(new Date(2026, 10, 20, hour))
    expect(friday(10)).toBeGreaterThan(totalAt(new Date('2026-11-16T10:00+05:30')))
    expect(friday(10)).toBeGreaterThan(friday(21))
  })

  test('after closing time the last hours still show the evening', () => {
    expect(lastHours(0, 1930, new Date('2026-11-20T23:00+05:30'))[0]).toBeGreaterThan(0)
    expect(liveCheckInsAt(23, 318, new Date('2026-11-20T23:00+05:30'))).toBe(0)
  })
})
