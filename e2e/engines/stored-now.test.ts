import { expect, it } from 'vitest'
import { storedNow } from './stored-now'

const clock = new Date('2026-11-21T09:00:00+05:30')

it('a stored day, moment and week are as far from today as they were from the clock', () => {
  const stored = {
    party: { date: '2026-12-12', sent: '2026-11-20T03:30:00.000Z' },
    week: '2026-W47',
  }
  expect(storedNow(stored, clock, new Date('2027-01-02T12:00:00Z'))).toEqual({
    party: JSON.stringify({ date: '2027-01-23', sent: '2027-01-01T03:30:00.000Z' }),
    week: '2026-W53',
  })
})

it('on the day of the clock nothing changes', () => {
  expect(storedNow({ born: '1996-04-12', id: 'P-1' }, clock, clock)).toEqual({
    born: '1996-04-12',
    id: 'P-1',
  })
})
