import { expect, test } from 'vitest'
import { hoursOf, quietFrom } from './when-to-come'

const friday = new Date('2026-11-20T12:00+05:30')

test('Café: when to come has every hour that the cafés are open, with the occupancy of the list', () => {
  const hours = hoursOf('high', friday)
  expect(hours.map(({ hour }) => hour)).toEqual([
    7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
  ])
  expect(hours.find(({ hour }) => hour === 10)?.level).toBe('high')
  expect(hours.every(({ fullness }) => fullness > 0 && fullness <= 1)).toBe(true)
})

test('it is quiet from the hour after the last busy one; a café that is always quiet has no such hour', () => {
  const hours = hoursOf('medium', friday)
  const from = quietFrom(hours)
  expect(from).not.toBeNull()
  expect(
    hours.filter(({ hour }) => hour >= Number(from)).every(({ level }) => level === 'low'),
  ).toBe(true)
  expect(hours.find(({ hour }) => hour === Number(from) - 1)?.level).toBe('medium')
  expect(quietFrom(hoursOf('low', friday))).toBeNull()
})
