import { expect, test } from 'vitest'
import { createEnquiry } from '../testing/create-enquiry'
import { clashingParty } from './clashing-party'

const party = createEnquiry({ status: 'Paid & Booked' })
const late = createEnquiry({ id: 'P-2', timeFrom: '21:00', timeTo: '02:00' })

test.each([
  ['within it', { timeFrom: '20:00', timeTo: '22:00' }, true],
  ['around it', { timeFrom: '18:00', timeTo: '23:30' }, true],
  ['until it begins', { timeFrom: '16:00', timeTo: '19:00' }, false],
  ['from its end', { timeFrom: '23:00', timeTo: '23:59' }, false],
  ['on another day', { date: '2026-12-13' }, false],
  ['without a date', { date: '' }, false],
])('a party %s clashes: %j %s', (_, times, clashes) => {
  const other = { ...party, timeFrom: '19:00', timeTo: '23:00', ...times }
  expect(clashingParty([party], other)).toBe(clashes ? party : undefined)
})

test('one that goes on after midnight clashes with the next morning, a cancelled one with none', () => {
  const morning = createEnquiry({ date: '2026-12-13', timeFrom: '01:00', timeTo: '04:00' })
  expect(clashingParty([late], morning)).toBe(late)
  expect(clashingParty([{ ...late, status: 'Cancelled' }], morning)).toBeUndefined()
})
