import { expect, it } from 'vitest'
import { storedNow } from './stored-now'

const clock = new Date('2026-11-21T09:00:00+05:30')

it('a stored day, time and week keep their distance from the current date', () => {
  const stored = {
    party: { date: '2026-12-12', sent: '2026-11-20T03:30:00.000Z' },
    week: '2026-W47',
  }
  expect(storedNow(stored, clock, new Date('2027-01-02T12:00:00Z'))).toEqual({
    party: JSON.stringify({ date: '2027-01-23', sent: '2027-01-01T03:30:00.000Z' }),
    week: '2026-W53',
  })
})

it('values are unchanged on the day for which they were written', () => {
  expect(storedNow({ born: '1996-04-12', id: 'P-1' }, clock, clock)).toEqual({
    born: '1996-04-12',
    id: 'P-1',
  })
})
