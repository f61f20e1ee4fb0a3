import { expectTexts, fixDate, notImplemented, press, seedLocalStorage } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderParty } from '../testing/render-party'

fixDate('2026-11-21T12:00+05:30')

const storedRoute = {
  route_id: 7,
  route_name: 'Night Walk',
  description: 'After dark.',
  cafes_included: [{ id: 1, name: 'Dabara House', address: 'Indiranagar' }],
  event_date: '2027-01-09T19:30:00',
  slots_available: 3,
  price_per_person: 899,
  cover_image: 'stage-night',
  status: 'Active',
}
const booking = { booking_id: 'X-1', route_id: 7, qr_code: '' }
/** Stores routes and the booking on the device. */
const seedRoutes = (...routes: object[]) =>
  seedLocalStorage({ cafe_hopping_routes: routes, cafe_hopping_bookings: [booking] })

async function renderAt(at: string) {
  const party = renderParty(at)
  await screen.findByRole('heading', { level: 1 })
  return party
}

test('the passes and the Active routes are listed, with date, price, stops and slots', async () => {
  seedRoutes(storedRoute, { ...storedRoute, route_id: 8, route_name: 'Draft', status: 'Draft' })
  await renderAt('/party/cafe-hopping')
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names).toEqual([
    'The Filter Trail',
    'Church Street After Six',
    'Rain & Roast',
    'South Side, Slowly',
    'Night Walk',
  ])
  const trail = screen.getByRole('link', { name: /Four tumblers/ })
  for (const text of ['6 Dec 2026', '10:00 AM', '₹799', '12 slots left'])
    expect(trail).toHaveTextContent(text)
  expect(
    within(trail).getByRole('img', { name: '4 stops, from Dabara House to Monsoon Glasshouse' }),
  ).toBeInTheDocument()
  for (const [name, id] of [
    [/^A sample pass.*The Filter Trail/, 'HOP-B7F2'],
    [/^Your Hopping Pass.*Night Walk/, 'X-1'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/party/my-hopping-booking/${id}`,
    )
})

test.each([
  ['a route without an id here', 'nowhere'],
  ['an Inactive route', '7'],
])('%s is missing: not listed, Loading at its URL, and Back leads to the list', async (_, id) => {
  seedRoutes({ ...storedRoute, status: 'Inactive' })
  const { path } = await renderAt(`/party/cafe-hopping/${id}`)
  expect(screen.getByText('Loading...')).toBeInTheDocument()
  press('Back')
  expect(path()).toBe('/party/cafe-hopping')
  await screen.findByText('The Filter Trail', { selector: 'h2' })
  expect(screen.queryByText('Night Walk')).toBeNull()
})

test('a route shows its date, slots, price and stops; Book Slot is not implemented yet', async () => {
  seedLocalStorage({ cafes: [{ id: 'p-1', name: 'Tulsi Courtyard', address: '9 New Road' }] })
  const { host } = await renderAt('/party/cafe-hopping/filter-trail')
  expect(screen.getByRole('heading', { level: 1, name: 'The Filter Trail' })).toBeInTheDocument()
  expectTexts(['6 Dec 2026, 10:00 AM', '12 slots', '₹799'])
  const stops = within(screen.getByRole('list', { name: 'Stops' })).getAllByRole('listitem')
  expect(stops).toHaveLength(4)
  for (const text of ['Dabara House', '100 Feet Road, Indiranagar'])
    expect(stops[0]).toHaveTextContent(text)
  // A stored café wins on a name clash.
  for (const text of ['Tulsi Courtyard', '9 New Road']) expect(stops[1]).toHaveTextContent(text)
  press('Book Slot')
  expect(host.toasts).toEqual([notImplemented('Booking a slot is not implemented yet.')])
})

test.each([0, -2])(
  'a route with %d slots is Sold Out, in the list and on its page',
  async (slots) => {
    seedRoutes({ ...storedRoute, slots_available: slots })
    const { go } = await renderAt('/party/cafe-hopping')
    expect(screen.getByRole('link', { name: /Night Walk.*Sold Out/ })).toBeInTheDocument()
    go('/party/cafe-hopping/7')
    expect(await screen.findByRole('button', { name: 'Sold Out' })).toBeDisabled()
  },
)

test('without an Active route the list says so', async () => {
  const ids = ['filter-trail', 'church-street-after-six', 'rain-and-roast', 'south-side-slow']
  seedRoutes(...ids.map((route_id) => ({ ...storedRoute, route_id, status: 'Over' })))
  await renderAt('/party/cafe-hopping')
  expect(screen.getByText('No active routes available at the moment.')).toBeInTheDocument()
})
