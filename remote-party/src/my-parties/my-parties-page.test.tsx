import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEnquiry, seedEnquiries } from '../testing/create-enquiry'
import { advance, renderMyParties, setUpMyPartiesTests } from '../testing/render-my-parties'

setUpMyPartiesTests()

test('without an enquiry the screen says so and links to the wizard', async () => {
  const { path } = await renderMyParties()
  expect(
    screen.getByRole('heading', { name: "You haven't planned any parties yet." }),
  ).toBeVisible()
  fireEvent.click(screen.getByRole('link', { name: 'Plan Party' }))
  expect(path()).toBe('/party/create')
})

test('each enquiry shows its venue, day, hours, guests, type, total and status, the soonest first', async () => {
  seedEnquiries(
    createEnquiry(),
    createEnquiry({
      id: 'P-2',
      date: '2026-12-11',
      venueName: 'Sitara Social',
      guests: 1,
      type: 'Public',
    }),
    createEnquiry({ id: 'P-3', date: '2026-11-28', venueName: 'Tulsi Courtyard' }),
  )
  await renderMyParties()
  expect(screen.getByRole('region', { name: 'Next party' })).toHaveTextContent('Tulsi Courtyard')
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('Sitara Social')
  expect(first).toHaveTextContent('1 guest, Public')
  expect(second).toHaveTextContent('Chandni Terrace')
  expect(second).toHaveTextContent('₹14,490')
  expect(second).toHaveTextContent('12 Dec 2026, 7:00 – 11:00 PM')
  expect(second).toHaveTextContent('10 guests, Private')
  expect(second).toHaveTextContent('Enquiry Sent')
  expect(second).toHaveTextContent('Waiting for the venue')
})

test('a confirmed party can be added to the calendar', async () => {
  seedEnquiries(createEnquiry({ status: 'Confirmed - Pay Now' }))
  await renderMyParties()
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Chandni Terrace' }))
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
})

test('Pay books the party and shows Payment Successful once, also when it is pressed twice', async () => {
  seedEnquiries(createEnquiry({ status: 'Confirmed - Pay Now' }))
  const { host, statuses } = await renderMyParties()
  const pay = screen.getByRole('button', { name: 'Pay ₹14,490' })
  act(() => {
    pay.click()
    pay.click()
  })
  expect(statuses()).toEqual(['Paid & Booked'])
  expect(host.toasts.map(({ title }) => title)).toEqual(['Payment Successful'])
})

test('a booked party links to the chat with its venue', async () => {
  seedEnquiries(createEnquiry({ status: 'Paid & Booked' }))
  const { path } = await renderMyParties()
  fireEvent.click(screen.getByRole('link', { name: 'Chat with Chandni Terrace' }))
  expect(path()).toBe('/party/chat?enquiry=P-1')
})

test('Details: a party from 9 PM to 6 AM says that it ends on the next day', async () => {
  seedEnquiries(createEnquiry({ timeFrom: '21:00', timeTo: '06:00' }))
  await renderMyParties()
  expect(screen.getByText(/12 Dec 2026/).parentElement).toHaveTextContent(
    '9:00 PM – 6:00 AM (next day)',
  )
})

test('Lists: parties are grouped into upcoming, past and cancelled', async () => {
  seedEnquiries(
    createEnquiry({ id: 'P-1', date: '2026-11-28', venueName: 'Tulsi Courtyard' }),
    createEnquiry({ id: 'P-2', date: '2026-12-12', venueName: 'Sitara Social' }),
    createEnquiry({ id: 'P-3', date: '2026-11-01', venueName: 'Copper Still' }),
    createEnquiry({ id: 'P-4', venueName: 'Neelam Room', status: 'Cancelled' }),
  )
  await renderMyParties()
  for (const [group, venue] of [
    ['Next party', 'Tulsi Courtyard'],
    ['Upcoming', 'Sitara Social'],
    ['Past', 'Copper Still'],
    ['Cancelled', 'Neelam Room'],
  ] as const) {
    const region = within(screen.getByRole('region', { name: group }))
    expect(region.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      venue,
    ])
  }
})

test.each([
  ['Enquiry Sent', 'text-warn', 'lucide-send'],
  ['Confirmed - Pay Now', 'text-info', 'lucide-circle-check'],
  ['Paid & Booked', 'text-ok', 'lucide-ticket'],
  ['Cancelled', 'text-bad', 'lucide-circle-x'],
] as const)('Lists: the next party’s ticket is %s, in %s', async (status, colour, icon) => {
  seedEnquiries(createEnquiry({ status }))
  await renderMyParties()
  const ticket = screen.getByRole('region', { name: 'Next party' })
  expect(ticket).toHaveAttribute('data-status', status)
  const badge = within(ticket).getByText(status).parentElement
  expect(badge).toHaveClass(colour)
  expect(badge?.querySelector('svg')).toHaveClass(icon)
})

test('a cancelled party has no action and stays cancelled', async () => {
  seedEnquiries(createEnquiry({ status: 'Cancelled' }))
  const { statuses } = await renderMyParties()
  await advance(60_000)
  expect(statuses()).toEqual(['Cancelled'])
  const row = within(screen.getByRole('region', { name: 'Next party' }))
  expect(row.queryByRole('button')).toBeNull()
  expect(row.getAllByRole('link')).toHaveLength(1)
})

test('the details show every field of an enquiry', async () => {
  seedEnquiries(createEnquiry({ enquiryDate: new Date().toISOString() }))
  const { path } = await renderMyParties()
  fireEvent.click(screen.getByRole('link', { name: 'Chandni Terrace' }))
  expect(path()).toBe('/party/manage?enquiry=P-1')
  expect(screen.getByRole('heading', { level: 1, name: 'Chandni Terrace' })).toBeVisible()
  const text = document.body.textContent
  for (const field of [
    'StatusEnquiry Sent',
    'Enquiry numberP-1',
    'Sent on21 Nov 2026',
    '12 Dec 2026, 7:00 – 11:00 PM',
    'Guests10',
    'TypePrivate',
    'PackageBuffet Bliss',
    'Buffet Bliss, 10 × ₹999₹9,990',
    'Decorations₹2,000',
    'Custom Cake₹2,500',
    'Estimated total₹14,490',
  ])
    expect(text).toContain(field)
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(path()).toBe('/party/manage')
})

test('a party can be paid for from its details', async () => {
  seedEnquiries(createEnquiry({ status: 'Confirmed - Pay Now' }))
  const { statuses } = await renderMyParties('/party/manage?enquiry=P-1')
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹14,490' }))
  expect(statuses()).toEqual(['Paid & Booked'])
})

test('enquiries with missing fields or unknown names are shown', async () => {
  seedEnquiries(
    { id: 'P-9', venueName: 'Somewhere else', status: 'Enquiry Sent', date: 'soon' },
    createEnquiry({
      id: 'P-10',
      package: 'Old Package',
      addOns: [{ name: 'Fireworks', price: 1 }],
    }),
  )
  const { go } = await renderMyParties()
  expect(screen.getByText('Somewhere else')).toBeVisible()
  go('/party/manage?enquiry=P-9')
  expect(screen.getAllByText('Not set').length).toBeGreaterThan(0)
  expect(document.body).not.toHaveTextContent(/NaN|Invalid|undefined/)
  go('/party/manage?enquiry=P-10')
  expect(screen.getByText('Fireworks')).toBeVisible()
})
