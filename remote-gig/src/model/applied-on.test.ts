import { expect, test } from 'vitest'
import { createApplicationDate, createAppliedOn } from './applied-on'
import type { Gig } from './gig'

const gig = (id: string | number, date = '2026-12-12') => ({ id, date }) as Gig

test('the day of an application is that on which it was sent', () => {
  const sent = createApplicationDate(gig(7), new Date(2026, 10, 21, 23, 59))
  expect(createAppliedOn([sent])(gig('7'))).toBe('2026-11-21')
})

test('it is unknown for gigs of older versions, and four weeks before the gig for the samples', () => {
  expect(createAppliedOn([])(gig(7))).toBeUndefined()
  expect(createAppliedOn([])(gig('ghazal-baithak-2026-11-28', '2026-11-28'))).toBeUndefined()
  expect(createAppliedOn([])(gig('raga-at-dusk-2026-11-26', '2026-11-26'))).toBe('2026-10-29')
})
