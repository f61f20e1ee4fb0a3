import { areCafesOpen, closingHour, openingHour } from '@baithak/domain/cafes'
import { addDays } from '@baithak/domain/indian-time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCafe } from '../testing/create-cafe'
import { countVisits } from './count-visits'
import { changeOf, comparisonOfAll, periodCounter, periodSteps, periods } from './periods'
import { sampleCafes } from './sample-cafes'

const newYear = new Date('2026-01-01T00:00+05:30')
/** A year of clocks. */
const time = fc.date({ min: newYear, max: addDays(newYear, 365), noInvalidDate: true })
const activeAt = (now: Date) => sampleCafes('en', now).filter(({ status }) => status === 'Active')
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const forAllClocks = (check: (now: Date) => void) =>
  fc.assert(fc.property(time, check), { numRuns: 300 })

describe('Believable figures, over a year of clocks', () => {
  test('a sample café’s month differs from the one before by 5 to 20 percent', () => {
    forAllClocks((now) => {
      const monthOf = periodCounter('month', now)
      for (const cafe of activeAt(now)) {
        const change = Math.abs(changeOf(monthOf(cafe)) ?? 0)
        expect(change, `${cafe.id} ${now}`).toBeGreaterThanOrEqual(5)
        expect(change, `${cafe.id} ${now}`).toBeLessThanOrEqual(20)
      }
    })
  })

  test('no period of all cafés together differs from the one before by more than 20 percent', () => {
    forAllClocks((now) => {
      for (const period of periods) {
        const { current, change } = comparisonOfAll(activeAt(now), periodCounter(period, now))
        if (current > 50) expect(Math.abs(change ?? 0), `${period} ${now}`).toBeLessThanOrEqual(20)
      }
    })
  })

  test('a week contains today, a month the week, and the total both months', () => {
    forAllClocks((now) => {
      const [todayOf, weekOf, monthOf] = periods.map((period) => periodCounter(period, now))
      for (const cafe of activeAt(now)) {
        const month = monthOf?.(cafe)
        expect(weekOf?.(cafe).current).toBe(cafe.weekCheckIns)
        expect(todayOf?.(cafe).current).toBeLessThanOrEqual(cafe.weekCheckIns)
        expect(month?.current).toBeGreaterThan(cafe.weekCheckIns)
        expect((month?.current ?? 0) + (month?.previous ?? 0)).toBeLessThanOrEqual(cafe.checkIns)
      }
    })
  })

  test('days add up to the month, hours to the day, and Friday is the busiest day of its week', () => {
    forAllClocks((now) => {
      const cafes = activeAt(now)
      const days = periodSteps(cafes, 'month', now)
      const monthOf = periodCounter('month', now)
      expect(sum(days.map(({ current }) => current))).toBe(
        sum(cafes.map((cafe) => monthOf(cafe).current)),
      )
      const hours = periodSteps(cafes, 'today', now).filter(({ isFuture }) => !isFuture)
      expect(sum(hours.map(({ current }) => current))).toBe(days.at(-1)?.current)
      if (!areCafesOpen(now) && now.getHours() < openingHour) expect(days.at(-1)?.current).toBe(0)
      for (const [index, day] of days.entries()) {
        const week = days.slice(Math.max(0, index - 3), index + 4)
        if (week.length === 7 && day.start.getDay() === 5 && index < 26)
          expect(day.current, String(now)).toBe(Math.max(...week.map(({ current }) => current)))
      }
    })
  })

  test('what happened yesterday does not change with the hour', () => {
    const at = (hour: number) => new Date(2026, 10, 20, hour, 45)
    const countsAt = (hour: number) => {
      const [cafe] = activeAt(at(hour))
      return periodSteps(cafe ? [cafe] : [], 'month', at(hour)).slice(0, -1)
    }
    const morning = countsAt(6)
    for (const hour of [openingHour, 12, closingHour])
      for (const [index, { current }] of countsAt(hour).entries())
        expect(Math.abs(current - (morning[index]?.current ?? 0))).toBeLessThanOrEqual(1)
  })
})

describe('A café added today', () => {
  test('has its visits at the time when they were, and nothing to compare with', () => {
    const now = new Date('2026-11-21T15:00+05:30')
    const visitAt = (hour: number) => ({
      id: `${hour}`,
      memberId: 'U-1',
      name: '',
      passId: null,
      cafeId: 'C-1',
      cafe: 'Kaapi',
      at: new Date(2026, 10, 21, hour, 10).toISOString(),
    })
    const [cafe] = countVisits([createCafe({ id: 'C-1' })], [visitAt(14), visitAt(9)], now)
    const own = cafe ? [cafe] : []
    const countsOf = (period: 'today' | 'week') =>
      periodSteps(own, period, now).map(({ current }) => current)
    expect(countsOf('week')).toEqual([0, 0, 0, 0, 0, 0, 2])
    expect(countsOf('today')).toEqual([0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0])
    expect(comparisonOfAll(own, periodCounter('month', now))).toEqual({ current: 2, change: null })
  })
})
