import type { HoppingRoute } from '@baithak/domain'
import { inEachZone } from '@baithak/testing/in-each-zone'
import { expect, test } from 'vitest'
import { nextRouteDate, sampleBooking, sampleRoutes } from '../samples/sample-routes'
import { countStamps, passCode } from './hopping'
import { hopEvent } from './pass-page'

const trail: HoppingRoute = {
  route_id: 'filter-trail',
  route_name: 'The Filter Trail',
  description: '',
  cafes_included: ['dabara-house', 'tulsi-courtyard', 'b', 'c'].map((id) => ({ id, name: id })),
  event_date: '2026-12-06T10:00:00',
  slots_available: 12,
  price_per_person: 799,
  cover_image: '',
  status: 'Active',
}

test('progress counts each café of the route once and nothing else', () => {
  const checkins = ['dabara-house', 'dabara-house', 'tulsi-courtyard', 'elsewhere', 9]
  expect(countStamps(trail, checkins)).toEqual({ done: 2, total: 4 })
  const seven = { ...trail, cafes_included: [{ id: 7, name: 'Seven' }] }
  expect(countStamps(seven, ['7'])).toEqual({ done: 1, total: 1 })
})

test.each([
  ['a code', 'HOP-12', 'HOP-12'],
  ['no code', ' ', '12'],
  ['the URL of an image', `data:image/png;base64,${'A'.repeat(4000)}`, '12'],
  ['a lone surrogate', 'HOP-\ud83d', '12'],
])('a pass with %s shows its code or else its number', (_, qr_code, code) => {
  expect(passCode({ booking_id: 12, route_id: 1, qr_code })).toBe(code)
})

test('sample routes cost ₹699 to ₹1,199 and have 8 to 20 slots', () => {
  const samples = sampleRoutes(new Date('2026-11-21T00:00+05:30'))
  const prices = samples.map(({ price_per_person }) => price_per_person)
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([699, 1199])
  expect(samples.map(({ slots_available }) => slots_available)).toEqual([12, 15, 8, 20])
})

inEachZone(() => {
  test.each([
    ['2026-11-02T00:15', '2026-12-06T10:00'],
    ['2026-11-23T00:15', '2026-12-06T10:00'],
    ['2026-12-06T23:59', '2026-12-06T10:00'],
    ['2026-12-07T00:00', '2027-01-17T10:00'],
    ['2027-01-17T12:00', '2027-01-17T10:00'],
  ])('a sample route keeps its date until that day is over: at %s it is %s', (now, date) => {
    expect(nextRouteDate('2026-12-06T10:00', new Date(`${now}+05:30`))).toEqual(
      new Date(`${date}+05:30`),
    )
  })
})

test('a booked route is an event with its cafés; without a time zone its time is Indian', () => {
  const stops = [{ name: 'Dabara House' }, { name: 'Tulsi' }]
  expect(hopEvent(sampleBooking(new Date('2026-11-21')), trail, stops)).toEqual({
    id: 'hop-HOP-B7F2',
    title: 'The Filter Trail',
    location: 'Dabara House',
    description: 'Dabara House\nTulsi',
    start: new Date('2026-12-06T10:00:00+05:30'),
    end: new Date('2026-12-06T14:00:00+05:30'),
  })
  expect(hopEvent(sampleBooking(new Date()), { ...trail, event_date: 'soon' }, stops)).toBeNull()
})
