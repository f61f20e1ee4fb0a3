import { describe, expect, test } from 'vitest'
import { createCafe as cafe } from '../testing/create-cafe'
import { cafesByWeek, largestRemainder, lastHours, weekDays } from './trends'

const saturday = new Date('2026-11-21T10:30:00')

describe('the data of the charts', () => {
  test('a week is the seven days up to today, and they add up to its total', () => {
    const days = weekDays(286, saturday)
    expect(days.map(({ date }) => date.getDate())).toEqual([15, 16, 17, 18, 19, 20, 21])
    expect(days.reduce((sum, { checkIns }) => sum + checkIns, 0)).toBe(286)
    expect(Math.max(...days.map(({ checkIns }) => checkIns))).toBe(days[5]?.checkIns)
  })

  test.each([0, 1, 6, 7, 999_999])('%i check-ins are distributed completely', (total) => {
    const days = weekDays(total, saturday)
    expect(days.reduce((sum, { checkIns }) => sum + checkIns, 0)).toBe(total)
  })

  test('the last hour is now', () => {
    const hours = lastHours(38, saturday)
    expect(hours).toHaveLength(7)
    expect(hours.at(-1)).toBe(38)
    expect(lastHours(0, saturday)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  test('the number of cafés grows week by week to the current one', () => {
    const cafes = [9, 6, 2, 0].map((weeksSinceJoined) => cafe({ weeksSinceJoined }))
    expect(cafesByWeek(cafes)).toEqual([2, 2, 2, 2, 3, 3, 4])
  })

  test('the remaining units go to the largest remainders', () => {
    expect(largestRemainder(10, [1, 1, 1])).toEqual([4, 3, 3])
    expect(largestRemainder(2, [1, 8, 1])).toEqual([0, 2, 0])
    expect(largestRemainder(5, [])).toEqual([])
    expect(largestRemainder(5, [0, 0])).toEqual([0, 0])
  })
})
