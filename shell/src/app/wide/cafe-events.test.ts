import { expect, test } from 'vitest'
import { nextChange } from './cafe-events'

const at = (time: string) => new Date(`2026-11-21T${time}`)

test('the list changes when an event starts or ends, and at midnight', () => {
  expect(nextChange(at('00:00'))).toEqual(at('08:30'))
  expect(nextChange(at('08:30'))).toEqual(at('10:00'))
  expect(nextChange(at('19:30'))).toEqual(at('21:30'))
  expect(nextChange(at('21:30'))).toEqual(new Date('2026-11-22T00:00'))
})
