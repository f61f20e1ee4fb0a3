import { expect, test } from 'vitest'
import { hopEvent } from './hop-event'
import { sampleBooking, sampleRoutes } from './sample-routes'

const today = new Date('2026-11-21T00:00+05:30')
const booking = sampleBooking(today)
const [route] = sampleRoutes(today)
const texts = { name: 'The Filter Trail', stops: [{ name: 'Dabara House' }, { name: 'Tulsi' }] }

test('a booked route is an event with its cafés; without a time zone its time is Indian', () => {
  if (!route) throw new Error('There is no sample route.')
  const event = hopEvent(booking, { ...route, event_date: '2026-12-06T10:00:00' }, texts)
  expect(event).toEqual({
    id: 'hop-HOP-B7F2',
    title: 'The Filter Trail',
    location: 'Dabara House',
    description: 'Dabara House\nTulsi',
    start: new Date('2026-12-06T10:00:00+05:30'),
    end: new Date('2026-12-06T14:00:00+05:30'),
  })
  expect(hopEvent(booking, { ...route, event_date: 'soon' }, texts)).toBeNull()
})
