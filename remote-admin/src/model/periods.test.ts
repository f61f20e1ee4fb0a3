import { describe, expect, test } from 'vitest'
import { createCafe as cafe } from '../testing/create-cafe'
import { changeOf, type Period, periodCounter, periodSteps, periods } from './periods'
import { checkInsToday } from './trends'

const saturday = new Date('2026-11-21T11:00+05:30')
const dabara = cafe({ checkIns: 1284, weekCheckIns: 286 })
const cafes = [
  dabara,
  cafe({ checkIns: 391, weekCheckIns: 112 }),
  cafe({ checkIns: 17, weekCheckIns: 5 }),
  cafe({}),
]
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const countOf = (period: Period, now = saturday) => periodCounter(period, now)(dabara)

describe('the check-ins of a period', () => {
  test('today is the last day of the week', () => {
    expect(countOf('today').current).toBe(checkInsToday(286, saturday))
  })

  test('today is compared with the same weekday of the week before', () => {
    const week = periodSteps([dabara], 'week', saturday)
    expect(countOf('today').previous).toBe(week.at(-1)?.previous)
    expect(countOf('today').previous).not.toBe(week.at(-2)?.previous)
  })

  test('before the opening today has no check-ins, and so had the day it is compared with', () => {
    expect(countOf('today', new Date('2026-11-21T05:00+05:30'))).toMatchObject({
      current: 0,
      previous: 0,
    })
  })

  test('a café that joined later has nothing to compare with', () => {
    const young = cafe({ checkIns: 90, weekCheckIns: 90 })
    expect(periodCounter('week', saturday)(young)).toEqual({
      current: 90,
      previous: 0,
      isWhole: false,
    })
  })

  test('a total below the week’s, as stored by mistake, counts no negative check-ins', () => {
    const odd = cafe({ checkIns: 3, weekCheckIns: 90 })
    expect(periodCounter('month', saturday)(odd)).toEqual({
      current: 90,
      previous: 0,
      isWhole: false,
    })
  })

  test.each(periods)(
    'the steps of %s add up to the cafés’ figures, at any time of day',
    (period) => {
      for (const hour of [0, 6, 7, 11, 21, 22, 23]) {
        const now = new Date(2026, 10, 21, hour, 45)
        const steps = periodSteps(cafes, period, now).filter(({ isFuture }) => !isFuture)
        const counts = cafes.map(periodCounter(period, now))
        expect(sum(steps.map(({ current }) => current))).toBe(
          sum(counts.map(({ current }) => current)),
        )
        expect(sum(steps.map(({ previous }) => previous))).toBe(
          sum(counts.map(({ previous }) => previous)),
        )
      }
    },
  )

  test('a day has a step for each opening hour, and those to come are in the future', () => {
    const steps = periodSteps(cafes, 'today', saturday)
    expect(steps.map(({ start }) => start.getHours())).toEqual([
      7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    ])
    expect(steps.filter(({ isFuture }) => isFuture)[0]?.start.getHours()).toBe(12)
  })

  test('hours to come have all check-ins of the day they are compared with', () => {
    const morning = new Date('2026-11-21T05:00+05:30')
    const steps = periodSteps(cafes, 'today', morning)
    const lastSaturday = periodSteps(cafes, 'month', morning).at(-8)
    expect(steps.every(({ isFuture, current }) => isFuture && current === 0)).toBe(true)
    expect(sum(steps.map(({ previous }) => previous))).toBe(lastSaturday?.current)
  })

  test('no step is negative', () => {
    for (const period of periods)
      for (const { current, previous } of periodSteps(cafes, period, saturday))
        expect(Math.min(current, previous)).toBeGreaterThanOrEqual(0)
  })
})

test.each([
  [120, 100, 20],
  [80, 100, -20],
  [5, 0, null],
  [0, 4, -100],
])('%i check-ins after %i are a change of %s %%', (current, previous, change) => {
  expect(changeOf({ current, previous, isWhole: true })).toBe(change)
})
