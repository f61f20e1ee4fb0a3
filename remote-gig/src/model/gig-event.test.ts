import { expect, test } from 'vitest'
import { createGig } from '../testing/create-gig'
import { gigEvent } from './gig-event'

const gig = createGig()

test('a gig is an event in Indian time', () => {
  expect(gigEvent(gig)).toEqual({
    id: 'gig-3',
    title: 'Ghazal Baithak',
    location: 'Dabara House, Indiranagar',
    description: 'An evening of ghazals',
    start: new Date('2026-11-28T19:00:00+05:30'),
    end: new Date('2026-11-28T21:00:00+05:30'),
  })
})

test('a gig without a time is on its day, and without a date it is no event', () => {
  expect(gigEvent({ ...gig, time: 'evening' })).toMatchObject({ day: '2026-11-28' })
  expect(gigEvent({ ...gig, date: 'soon' })).toBeNull()
})
