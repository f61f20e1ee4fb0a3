import { inEachZone } from '@baithak/testing/in-each-zone'
import { expect, test } from 'vitest'
import { createEnquiry } from '../testing/create-enquiry'
import { partyItems } from './agenda'

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
})
