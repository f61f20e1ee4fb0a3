import type { Gig, PartyEnquiry } from '@baithak/shared/storage'
import { expect, test } from 'vitest'
import { registryEntry } from '../../testing/registry-entry'
import { eventLinksOf, eventsOf } from './day-events'

const party = (id: string, date: string, status = 'Paid & Booked') =>
  ({ id, venueName: `Venue ${id}`, date, timeFrom: '19:00', status }) as PartyEnquiry
const gig = (id: string, date: string) => ({ id, title: `Gig ${id}`, date, time: '8:00 PM' }) as Gig
const links = eventLinksOf({
  party: registryEntry('party', { eventLinks: { myParties: '/party/manage?enquiry=:id' } }),
  gig: registryEntry('gig', { eventLinks: { appliedGigs: '/gig/detail/:id' } }),
  events: registryEntry('events'),
})
const titles = (events: readonly { title: string }[]) => events.map(({ title }) => title)

test('the parties and confirmed gigs of today, and the next event after it', () => {
  const plans = {
    parties: [party('1', '2026-12-24'), party('2', '2026-11-21'), party('3', '2026-11-01')],
    confirmedGigs: [gig('4', '2026-11-21'), gig('5', '2026-11-28')],
  }
  const { today, next } = eventsOf(plans, links, '2026-11-21')
  expect(titles(today)).toEqual(['Venue 2', 'Gig 4'])
  expect(next).toMatchObject({ title: 'Gig 5', href: '/gig/detail/5', time: '8:00 PM' })
})

test('cancelled parties and those without a date are left out', () => {
  const parties = [party('1', '2026-11-21', 'Cancelled'), party('2', 'soon'), party('3', '')]
  expect(eventsOf({ parties, confirmedGigs: [] }, links, '2026-11-21')).toEqual({
    today: [],
    next: undefined,
  })
})

test('an event links where the mode in the registry says, its id encoded; without one it has no link', () => {
  const plans = {
    parties: [party('P-1 & $&', '2026-11-21')],
    confirmedGigs: [gig('\ud800/5', '2026-11-21')],
  }
  const hrefs = (declared: typeof links) =>
    eventsOf(plans, declared, '2026-11-21').today.map(({ href }) => href)
  expect(hrefs(links)).toEqual([
    '/party/manage?enquiry=P-1%20%26%20%24%26',
    '/gig/detail/%EF%BF%BD%2F5',
  ])
  expect(hrefs({ appliedGigs: '/stage/:id' })).toEqual([undefined, '/stage/%EF%BF%BD%2F5'])
})
