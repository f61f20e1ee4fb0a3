import { expect, test } from 'vitest'
import { cafeEvents, nextChange, upcomingCafeEvents } from './cafe-events'

const at = (time: string) => new Date(`2026-11-21T${time}`)
const titles = (time: string) => upcomingCafeEvents(at(time)).map(({ title }) => title.en)

test('the ongoing and the coming events of the day, without those that are over', () => {
  expect(titles('00:00')).toHaveLength(cafeEvents.length)
  expect(titles('16:59:59')).toEqual([
    'Latte art hour',
    'Silent reading circle',
    'Unplugged with Ira Menon',
  ])
  expect(titles('17:00')).not.toContain('Latte art hour')
  expect(titles('21:30')).toEqual([])
})

test('an event is ongoing from its first minute', () => {
  const isOngoing = (time: string) => upcomingCafeEvents(at(time))[0]?.isOngoing
  expect(isOngoing('08:29:59')).toBe(false)
  expect(isOngoing('08:30')).toBe(true)
})

test('the list changes when an event starts or ends, and at midnight', () => {
  expect(nextChange(at('00:00'))).toEqual(at('08:30'))
  expect(nextChange(at('08:30'))).toEqual(at('10:00'))
  expect(nextChange(at('19:30'))).toEqual(at('21:30'))
  expect(nextChange(at('21:30'))).toEqual(new Date('2026-11-22T00:00'))
})
