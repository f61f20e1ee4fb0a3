import { inEachZone } from '@baithak/testing/in-each-zone'
import { expect, test } from 'vitest'
import { partyItems } from '../my-parties/agenda'
import { sampleRoutes } from '../samples/sample-routes'
import { createEnquiry } from '../testing/create-enquiry'
import { isPastDate, resolvePartyDate } from './party-draft'

const party = createEnquiry({ status: 'Paid & Booked' })

inEachZone(() => {
  test('the agenda has the party at its time', () => {
    expect(partyItems([party], new Date('2026-12-01T12:00+05:30'))).toMatchObject([
      { start: '2026-12-12T13:30:00.000Z', end: '2026-12-12T17:30:00.000Z' },
    ])
  })

  test('the agenda has a party with an unreadable start on its day', () => {
    const items = partyItems([{ ...party, timeFrom: 'sunset' }], new Date('2026-12-01'))
    expect(items).toMatchObject([{ start: '2026-12-12' }])
  })

  test('the days of the wizard are those of India', () => {
    for (const time of ['00:30', '23:30'])
      expect(resolvePartyDate('', new Date(`2026-11-21T${time}+05:30`))).toBe('2026-12-12')
    expect(isPastDate('2026-12-11', new Date('2026-12-11T23:59+05:30'))).toBe(false)
    expect(isPastDate('2026-12-11', new Date('2026-12-12T00:00+05:30'))).toBe(true)
  })

  test('a route of café-hopping is on its weekday', () => {
    const [route] = sampleRoutes(new Date('2026-11-21T23:30+05:30'))
    expect(route?.event_date).toBe('2026-12-06T04:30:00.000Z')
  })
})
