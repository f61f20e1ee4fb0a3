import { fixDate, notImplemented, seedLocalStorage } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderParty } from '../testing/render-party'

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

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
const seedRoutes = (...routes: object[]) => seedLocalStorage({ cafe_hopping_routes: routes })

async function renderAt(at: string) {
  const party = renderParty(at)
  await screen.findByRole('heading', { level: 1 })
  return party
}

test('the Active routes are listed with date, time, price, stops and slots, below the member’s passes', async () => {
  seedRoutes(storedRoute, { ...storedRoute, route_id: 8, route_name: 'Draft', status: 'Draft' })
  await renderAt('/party/cafe-hopping')
  expect(screen.getByRole('link', { name: /Your Hopping Pass/ })).toHaveAttribute(
    'href',
    '/party/my-hopping-booking/HOP-B7F2',
  )
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
  expect(screen.getByRole('link', { name: /Bars, bookshops/ })).toHaveTextContent('Sold Out')
})

test('a route shows its date, slots, price and stops; Book Slot is not implemented yet', async () => {
  seedLocalStorage({ cafes: [{ id: 'p-1', name: 'Tulsi Courtyard', address: '9 New Road' }] })
  const { host } = await renderAt('/party/cafe-hopping/filter-trail')
  expect(screen.getByRole('heading', { level: 1, name: 'The Filter Trail' })).toBeInTheDocument()
  for (const text of ['6 Dec 2026, 10:00 AM', '12 slots', '₹799'])
    expect(screen.getByText(text)).toBeInTheDocument()
  const stops = within(screen.getByRole('list', { name: 'Stops' })).getAllByRole('listitem')
  expect(stops.map((element) => element.textContent)).toEqual([
    '1Dabara House100 Feet Road, Indiranagar',
    // What its partner has stored wins.
    '2Tulsi Courtyard9 New Road',
    '3Bookmark Reading Room11th Main, Jayanagar',
    '4Monsoon GlasshouseLalbagh West Gate, Basavanagudi',
  ])
  await user.click(screen.getByRole('button', { name: 'Book Slot' }))
  expect(host.toasts).toEqual([notImplemented('Booking a slot is not implemented yet.')])
})

test('a route without slots has a disabled button that says Sold Out; a missing one shows Loading', async () => {
  const { go, path } = await renderAt('/party/cafe-hopping/nowhere')
  expect(screen.getByText('Loading...')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(path()).toBe('/party/cafe-hopping')
  go('/party/cafe-hopping/church-street-after-six')
  expect(await screen.findByRole('button', { name: 'Sold Out' })).toBeDisabled()
})

test('without an Active route the list says so', async () => {
  const ids = ['filter-trail', 'church-street-after-six', 'rain-and-roast', 'south-side-slow']
  seedRoutes(...ids.map((route_id) => ({ ...storedRoute, route_id, status: 'Over' })))
  await renderAt('/party/cafe-hopping')
  expect(screen.getByText('No active routes available at the moment.')).toBeInTheDocument()
})
