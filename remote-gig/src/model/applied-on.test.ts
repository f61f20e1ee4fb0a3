import { expect, test } from 'vitest'
import { createApplicationDate, createAppliedOn } from './applied-on'
import type { Gig } from './gig'

const gig = (id: string | number) => ({ id }) as Gig

test('the day of an application is that on which it was sent', () => {
  const sent = createApplicationDate(gig(7), new Date('2026-11-21T23:59+05:30'))
  expect(createAppliedOn([sent])(gig('7'))).toBe('2026-11-21')
})

test('it is unknown for gigs of older versions', () => {
  expect(createAppliedOn([])(gig(7))).toBeUndefined()
})
