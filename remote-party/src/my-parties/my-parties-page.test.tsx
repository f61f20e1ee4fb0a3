import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepEnquiries, partyEnquiry } from '../testing/create-enquiry'
import { openParty } from '../testing/render-party'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(new Date(2026, 10, 21, 12))
})
afterEach(() => vi.useRealTimers())

/** Nothing comes near the screen. */
class FarAway {
  observe() {}
  disconnect() {}
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function openParties(at = '/party/manage', language: 'en' | 'hi' = 'en') {
  // Loaded before the clock of the test begins to run.
  await import('./my-parties-page')
  const party = openParty(at, { language })
  await act(async () => {
    await vi.dynamicImportSettled()
  })
  const kept = () => party.host.storage.myParties.getState()
  return { ...party, kept, statuses: () => kept().map(({ status }) => status) }
}

test('without a party the screen says so and leads to the wizard', async () => {
  const { path } = await openParties()
  expect(
    screen.getByRole('heading', { name: "You haven't planned any parties yet." }),
  ).toBeVisible()
  fireEvent.click(screen.getByRole('link', { name: 'Plan Party' }))
  expect(path()).toBe('/party/create')
})

test('each enquiry shows its venue, day, hours, guests, type, total and status, the newest first', async () => {
  keepEnquiries(
    partyEnquiry(),
    partyEnquiry({ id: 'P-2', venueName: 'Sitara Social', guests: 1, type: 'Public' }),
  )
  await openParties()
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

test('five seconds after it is seen an enquiry becomes Confirmed - Pay Now', async () => {
  keepEnquiries(partyEnquiry())
  const { statuses } = await openParties()
  await pass(4999)
  expect(statuses()).toEqual(['Enquiry Sent'])
  await pass(1)
  expect(statuses()).toEqual(['Confirmed - Pay Now'])
  expect(screen.getByRole('button', { name: 'Pay ₹14,490' })).toBeVisible()
  expect(screen.getByText('Chandni Terrace: Confirmed - Pay Now')).toHaveAttribute('role', 'status')
})

test('several enquiries are confirmed together, and one that comes later has five seconds of its own', async () => {
  keepEnquiries(partyEnquiry(), partyEnquiry({ id: 'P-2' }))
  const { host, statuses } = await openParties()
  await pass(3000)
  act(() => {
    host.storage.myParties.write((list) => [...list, partyEnquiry({ id: 'P-3' })])
  })
  await pass(2000)
  expect(statuses()).toEqual(['Confirmed - Pay Now', 'Confirmed - Pay Now', 'Enquiry Sent'])
  await pass(3000)
  expect(statuses()[2]).toBe('Confirmed - Pay Now')
})

test('hundreds of enquiries are confirmed by one write, and three of them are named', async () => {
  vi.stubGlobal('IntersectionObserver', FarAway)
  const ids = Array.from({ length: 300 }, (_, index) => `P-${index}`)
  keepEnquiries(...ids.map((id) => partyEnquiry({ id })))
  const { statuses } = await openParties()
  expect(screen.getAllByRole('link', { name: 'Chandni Terrace' }).length).toBeLessThan(10)
  const write = vi.spyOn(Storage.prototype, 'setItem')
  await pass(5000)
  expect(new Set(statuses())).toEqual(new Set(['Confirmed - Pay Now']))
  expect(write.mock.calls.filter(([key]) => key === 'my_parties')).toHaveLength(1)
  const names = 'Chandni Terrace, Chandni Terrace, Chandni Terrace, +297'
  expect(screen.getByText(`${names}: Confirmed - Pay Now`)).toHaveAttribute('role', 'status')
})

test('an enquiry is confirmed once, also when the screen is left and come back to', async () => {
  keepEnquiries(partyEnquiry())
  const { go, host, statuses } = await openParties()
  const write = vi.spyOn(Storage.prototype, 'setItem')
  const writes = () => write.mock.calls.filter(([key]) => key === 'my_parties').length
  await pass(4000)
  go('/party')
  await pass(10_000)
  expect(statuses()).toEqual(['Enquiry Sent'])
  go('/party/manage')
  await pass(4999)
  expect(statuses()).toEqual(['Enquiry Sent'])
  await pass(1)
  expect(statuses()).toEqual(['Confirmed - Pay Now'])
  go('/party')
  go('/party/manage')
  await pass(20_000)
  expect(writes()).toBe(1)
  expect(host.toasts).toEqual([])
})

test('the clock runs on while the details of an enquiry are open', async () => {
  keepEnquiries(partyEnquiry())
  const { go, statuses } = await openParties()
  await pass(3000)
  go('/party/manage?enquiry=P-1')
  await pass(2000)
  expect(statuses()).toEqual(['Confirmed - Pay Now'])
})

test('what another tab has paid meanwhile is not taken back', async () => {
  keepEnquiries(partyEnquiry())
  const { statuses } = await openParties()
  await pass(3000)
  keepEnquiries(partyEnquiry({ status: 'Paid & Booked' }))
  await pass(10_000)
  expect(statuses()).toEqual(['Paid & Booked'])
})

test('Pay books the party and says Payment Successful, once however often it is pressed', async () => {
  keepEnquiries(partyEnquiry({ status: 'Confirmed - Pay Now' }))
  const { host, statuses } = await openParties()
  const pay = screen.getByRole('button', { name: 'Pay ₹14,490' })
  act(() => {
    pay.click()
    pay.click()
  })
  expect(statuses()).toEqual(['Paid & Booked'])
  expect(host.toasts.map(({ title }) => title)).toEqual(['Payment Successful'])
  await pass(1000)
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Chat with Chandni Terrace' })).toHaveFocus()
})

test('the second half of a double tap on Pay does not open the chat', async () => {
  keepEnquiries(partyEnquiry({ status: 'Confirmed - Pay Now' }))
  const { path } = await openParties()
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹14,490' }))
  expect(screen.queryByRole('link', { name: /^Chat/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹14,490' }))
  expect(path()).toBe('/party/manage')
})

test('a booked party leads to the chat with its venue', async () => {
  keepEnquiries(partyEnquiry({ status: 'Paid & Booked' }))
  const { path } = await openParties()
  fireEvent.click(screen.getByRole('link', { name: 'Chat with Chandni Terrace' }))
  expect(path()).toBe('/party/chat?enquiry=P-1')
})

test.each([
  ['Enquiry Sent', 'text-warn', 'lucide-send'],
  ['Confirmed - Pay Now', 'text-info', 'lucide-circle-check'],
  ['Paid & Booked', 'text-ok', 'lucide-ticket'],
  ['Cancelled', 'text-bad', 'lucide-circle-x'],
] as const)('%s has a colour and an icon of its own', async (status, colour, icon) => {
  keepEnquiries(partyEnquiry({ status }))
  await openParties()
  const badge = screen.getByText(status)
  expect(badge).toHaveClass(colour)
  expect(badge?.querySelector('svg')).toHaveClass(icon)
})

test('nothing can be done about a cancelled party, and it stays cancelled', async () => {
  keepEnquiries(partyEnquiry({ status: 'Cancelled' }))
  const { statuses } = await openParties()
  await pass(60_000)
  expect(statuses()).toEqual(['Cancelled'])
  const row = within(screen.getByRole('listitem'))
  expect(row.queryByRole('button')).toBeNull()
  expect(row.getAllByRole('link')).toHaveLength(1)
})

test('the details show every field of an enquiry', async () => {
  keepEnquiries(partyEnquiry({ enquiryDate: new Date().toISOString() }))
  const { path } = await openParties()
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
  keepEnquiries(partyEnquiry({ status: 'Confirmed - Pay Now' }))
  const { statuses } = await openParties('/party/manage?enquiry=P-1')
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹14,490' }))
  expect(statuses()).toEqual(['Paid & Booked'])
})

test('an enquiry of which little is known breaks nothing', async () => {
  keepEnquiries(
    { id: 'P-9', venueName: 'Somewhere else', status: 'Enquiry Sent', date: 'soon' },
    partyEnquiry({ id: 'P-10', package: 'Old Package', addOns: [{ name: 'Fireworks', price: 1 }] }),
  )
  const { go } = await openParties()
  expect(screen.getByText('Somewhere else')).toBeVisible()
  go('/party/manage?enquiry=P-9')
  expect(screen.getAllByText('Not set').length).toBeGreaterThan(0)
  expect(document.body).not.toHaveTextContent(/NaN|Invalid|undefined/)
  go('/party/manage?enquiry=P-10')
  expect(screen.getByText('Fireworks')).toBeVisible()
})

test('my parties speak Hindi', async () => {
  keepEnquiries(partyEnquiry({ status: 'Confirmed - Pay Now' }))
  await openParties('/party/manage', 'hi')
  expect(screen.getByRole('heading', { level: 1, name: 'मेरी पार्टियाँ' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'चाँदनी टेरेस' })).toBeVisible()
  expect(screen.getByText(/12 दिस 2026/)).toHaveTextContent('7:00 – 11:00 PM')
  expect(screen.getByRole('button', { name: '₹14,490 चुकाएँ' })).toBeVisible()
})
