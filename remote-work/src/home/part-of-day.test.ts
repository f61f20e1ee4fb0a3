import { describe, expect, it } from 'vitest'
import { areCafesOpen, partOfDay } from './part-of-day'

const at = (hour: number, minute = 0) => new Date(2026, 10, 21, hour, minute)

describe('the part of the day', () => {
  it.each([
    [4, 59, 'night'],
    [5, 0, 'morning'],
    [11, 59, 'morning'],
    [12, 0, 'afternoon'],
    [16, 59, 'afternoon'],
    [17, 0, 'evening'],
    [21, 59, 'evening'],
    [22, 0, 'night'],
    [0, 0, 'night'],
  ])('at %i:%i it is %s', (hour, minute, part) => {
    expect(partOfDay(at(hour, minute))).toBe(part)
  })
})

describe('cafés are open from 7:00 AM to 10:00 PM', () => {
  it.each([
    [6, 59, false],
    [7, 0, true],
    [21, 59, true],
    [22, 0, false],
  ])('at %i:%i: %s', (hour, minute, open) => {
    expect(areCafesOpen(at(hour, minute))).toBe(open)
  })
})
