import { reminderChoicesItem, reminderPlansItem } from '@baithak/shared/storage'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createEnquiry, seedEnquiries } from '../testing/create-enquiry'
import { renderParty } from '../testing/render-party'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(new Date(2026, 10, 21, 12))
})
afterEach(() => vi.useRealTimers())

/** Reports no intersection. */
class FakeIntersectionObserver {
  observe() {}
  disconnect() {}
}

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function renderMyParties(at = '/party/manage', language: 'en' | 'hi' = 'en') {
  // Loading the screen must not depend on the fake timers.
  await import('./my-parties-page')
  const party = renderParty(at, language)
  await act(async () => {
    await vi.dynamicImportSettled()
  })
  const statuses = () => party.host.storage.myParties.getState().map(({ status }) => status)
  return { ...party, statuses }
}

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

test('five seconds after it is first shown an enquiry becomes Confirmed - Pay Now', async () => {
  seedEnquiries(createEnquiry())
  const { statuses } = await renderMyParties()
  await advance(4999)
  expect(statuses()).toEqual(['Enquiry Sent'])
  await advance(1)
  expect(statuses()).toEqual(['Confirmed - Pay Now'])
  expect(screen.getByRole('button', { name: 'Pay ₹14,490' })).toBeVisible()
  expect(screen.getByText('Chandni Terrace: Confirmed - Pay Now')).toHaveAttribute('role', 'status')
})

test('several enquiries are confirmed together, and a later one five seconds after it appears', async () => {
  seedEnquiries(createEnquiry(), createEnquiry({ id: 'P-2' }))
  const { host, statuses } = await renderMyParties()
  await advance(3000)
  act(() => {
    host.storage.myParties.write((list) => [...list, createEnquiry({ id: 'P-3' })])
  })
  await advance(2000)
  expect(statuses()).toEqual(['Confirmed - Pay Now', 'Confirmed - Pay Now', 'Enquiry Sent'])
  await advance(3000)
  expect(statuses()[2]).toBe('Confirmed - Pay Now')
})

test('hundreds of enquiries are confirmed with one write, and three of them are announced by name', async () => {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  const ids = Array.from({ length: 300 }, (_, index) => `P-${index}`)
  seedEnquiries(...ids.map((id) => createEnquiry({ id })))
  const { statuses } = await renderMyParties()
  expect(screen.getAllByRole('link', { name: 'Chandni Terrace' }).length).toBeLessThan(10)
  const write = vi.spyOn(Storage.prototype, 'setItem')
  await advance(5000)
  expect(new Set(statuses())).toEqual(new Set(['Confirmed - Pay Now']))
  expect(write.mock.calls.filter(([key]) => key === 'my_parties')).toHaveLength(1)
  const names = 'Chandni Terrace, Chandni Terrace, Chandni Terrace, +297'
  expect(screen.getByText(`${names}: Confirmed - Pay Now`)).toHaveAttribute('role', 'status')
})

test('leaving the screen resets the five seconds, and an enquiry is confirmed once', async () => {
  seedEnquiries(createEnquiry())
  const { go, host, statuses } = await renderMyParties()
  const write = vi.spyOn(Storage.prototype, 'setItem')
  const writes = () => write.mock.calls.filter(([key]) => key === 'my_parties').length
  await advance(4000)
  go('/party')
  await advance(10_000)
  expect(statuses()).toEqual(['Enquiry Sent'])
  go('/party/manage')
  await advance(4999)
  expect(statuses()).toEqual(['Enquiry Sent'])
  await advance(1)
  expect(statuses()).toEqual(['Confirmed - Pay Now'])
  go('/party')
  go('/party/manage')
  await advance(20_000)
  expect(writes()).toBe(1)
  expect(host.toasts).toEqual([])
})

test('the five seconds go on while the details are open', async () => {
  seedEnquiries(createEnquiry())
  const { go, statuses } = await renderMyParties()
  await advance(3000)
  go('/party/manage?enquiry=P-1')
  await advance(2000)
  expect(statuses()).toEqual(['Confirmed - Pay Now'])
})

test('a confirmed party can be added to the calendar', async () => {
  seedEnquiries(createEnquiry({ status: 'Confirmed - Pay Now' }))
  await renderMyParties()
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Chandni Terrace' }))
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
})

test('a payment in another tab is not undone', async () => {
  seedEnquiries(createEnquiry())
  const { statuses } = await renderMyParties()
  await advance(3000)
  seedEnquiries(createEnquiry({ status: 'Paid & Booked' }))
  await advance(10_000)
  expect(statuses()).toEqual(['Paid & Booked'])
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

test('a party is Paid & Booked in the same render as its pay button becomes the chat link', async () => {
  seedEnquiries(createEnquiry({ status: 'Confirmed - Pay Now' }))
  const { statuses } = await renderMyParties()
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹14,490' }))
  expect(statuses()).toEqual(['Paid & Booked'])
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Chat with Chandni Terrace' })).toHaveFocus()
})

test('the chat link takes the focus once', async () => {
  seedEnquiries(createEnquiry({ status: 'Confirmed - Pay Now' }))
  const { host } = await renderMyParties()
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹14,490' }))
  const other = screen.getByRole('link', { name: 'Chandni Terrace' })
  other.focus()
  act(() => {
    host.storage.myParties.write((list) => list.map((each) => ({ ...each, guests: 11 })))
  })
  expect(screen.getByText(/11 guests/)).toBeVisible()
  expect(other).toHaveFocus()
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
  expect(screen.getByText(/12 Dec 2026/)).toHaveTextContent('9:00 PM – 6:00 AM (next day)')
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

test.each(['Enquiry Sent', 'Confirmed - Pay Now', 'Paid & Booked', 'Cancelled'] as const)(
  'Lists: the ticket of the next party shows that it is %s',
  async (status) => {
    seedEnquiries(createEnquiry({ status }))
    await renderMyParties()
    const ticket = screen.getByRole('region', { name: 'Next party' })
    expect(ticket).toHaveAttribute('data-status', status)
    expect(within(ticket).getByText(status)).toBeVisible()
  },
)

test.each([
  ['Enquiry Sent', 'text-warn', 'lucide-send'],
  ['Confirmed - Pay Now', 'text-info', 'lucide-circle-check'],
  ['Paid & Booked', 'text-ok', 'lucide-ticket'],
  ['Cancelled', 'text-bad', 'lucide-circle-x'],
] as const)('%s has its own colour and icon', async (status, colour, icon) => {
  seedEnquiries(createEnquiry({ status }))
  await renderMyParties()
  const badge = screen.getByText(status)
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

test('My Parties is translated to Hindi', async () => {
  seedEnquiries(createEnquiry({ status: 'Confirmed - Pay Now' }))
  await renderMyParties('/party/manage', 'hi')
  expect(screen.getByRole('heading', { level: 1, name: 'मेरी पार्टियाँ' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'चाँदनी टेरेस' })).toBeVisible()
  expect(screen.getByText(/12 दिस 2026/)).toHaveTextContent('7:00 – 11:00 PM')
  expect(screen.getByRole('button', { name: '₹14,490 चुकाएँ' })).toBeVisible()
})

/** The page is hidden until `show`, and the member wants to be told of confirmations, or not. */
async function renderHidden({ at = '/party/manage', isWanted = true } = {}) {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => hidden.mockRestore())
  const party = await renderMyParties(at)
  const { storage } = party.host
  storage.item(reminderChoicesItem).write(isWanted ? { party: true } : {})
  await advance(5000)
  return {
    ...party,
    plans: () => storage.item(reminderPlansItem).getState(),
    plannedIds: () =>
      storage
        .item(reminderPlansItem)
        .getState()
        .party?.planned.map(({ id }) => id),
    show() {
      hidden.mockReturnValue(false)
      act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    },
  }
}

test('a party that is confirmed in the background is planned as a reminder, in both languages', async () => {
  seedEnquiries(createEnquiry())
  const { plans } = await renderHidden()
  expect(plans().party?.planned).toEqual([
    {
      id: 'party-P-1',
      from: new Date().toISOString(),
      until: new Date('2026-12-12T23:00').toISOString(),
      title: { en: 'Party confirmed, ready to pay', hi: 'पार्टी की पुष्टि हुई, भुगतान करें' },
      text: { en: 'Chandni Terrace, 12 Dec 2026', hi: 'Chandni Terrace, 12 दिस 2026' },
      url: '/party/manage?enquiry=P-1',
    },
  ])
})

test('without the wish to be told nothing is planned that a later one would bring up', async () => {
  seedEnquiries(createEnquiry())
  const { plans, statuses } = await renderHidden({ isWanted: false })
  expect(statuses()).toEqual(['Confirmed - Pay Now'])
  expect(plans()).toEqual({})
})

test.each(['Paid & Booked', 'Cancelled'] as const)(
  'the reminder of a party that is %s by now is withdrawn',
  async (status) => {
    seedEnquiries(createEnquiry(), createEnquiry({ id: 'P-2' }))
    const { host, plannedIds } = await renderHidden()
    expect(plannedIds()).toEqual(['party-P-1', 'party-P-2'])
    act(() => {
      host.storage.myParties.write(([first, ...others]) =>
        first ? [{ ...first, status }, ...others] : [],
      )
    })
    expect(plannedIds()).toEqual(['party-P-2'])
  },
)

test('confirmations that the member sees on return are no news', async () => {
  seedEnquiries(createEnquiry(), createEnquiry({ id: 'P-2' }))
  const { plannedIds, show } = await renderHidden()
  expect(plannedIds()).toHaveLength(2)
  // The shell shows what is planned at the same event.
  const readByShell = vi.fn(plannedIds)
  document.addEventListener('visibilitychange', readByShell, { once: true })
  show()
  expect(readByShell).toHaveReturnedWith([])
})

test('the details of one party show no confirmation of another', async () => {
  seedEnquiries(createEnquiry(), createEnquiry({ id: 'P-2' }))
  const { plannedIds, show, go } = await renderHidden({ at: '/party/manage?enquiry=P-2' })
  show()
  expect(plannedIds()).toEqual(['party-P-1'])
  go('/party/manage')
  expect(plannedIds()).toEqual([])
})

test('one that is confirmed on the open screen is not', async () => {
  seedEnquiries(createEnquiry())
  const { host, statuses } = await renderMyParties()
  await advance(5000)
  expect(statuses()).toEqual(['Confirmed - Pay Now'])
  expect(host.storage.item(reminderPlansItem).getState()).toEqual({})
})

test('the member chooses to be told of confirmations', async () => {
  seedEnquiries(createEnquiry())
  const { host } = await renderMyParties()
  fireEvent.click(screen.getByRole('switch', { name: 'Tell me when a venue confirms' }))
  expect(host.storage.item(reminderChoicesItem).getState()).toEqual({ party: true })
})
