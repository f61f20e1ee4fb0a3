import { enter, expectTexts, press, seedLocalStorage, waitForLazyScreen } from '@baithak/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { partyDraftRecord } from '../model/party-draft'
import { myPartiesRecord } from '../model/party-enquiry'
import { createEnquiry } from '../testing/create-enquiry'
import { renderParty, seedEnquiries, stubNavigator } from '../testing/render-party'
import { payeeRecord } from './cost-shares'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00+05:30') }))

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const details = '/party/manage?enquiry=P-1'

async function renderMyParties(at = '/party/manage', language: 'en' | 'hi' = 'en') {
  const party = renderParty(at, language)
  await waitForLazyScreen()
  const record = party.host.storage.record(myPartiesRecord)
  const statuses = () => record.getState().map(({ status }) => status)
  return { ...party, statuses, record }
}

test('enquiries are in groups, each with its venue, day, guests, total and status', async () => {
  const past = { id: 'P-3', date: '2026-11-01' }
  seedEnquiries(
    createEnquiry({ id: 'P-1', date: '2026-11-28', venueName: 'Tulsi Courtyard' }),
    createEnquiry({ id: 'P-2', timeFrom: '21:00', timeTo: '06:00' }),
    createEnquiry({ ...past, guests: 1, type: 'Public', status: 'Confirmed - Pay Now' }),
    createEnquiry({ id: 'P-4', venueName: 'Neelam Room', status: 'Cancelled' }),
    { id: 'P-5', venueName: 'Somewhere else', status: 'Enquiry Sent', date: 'soon' },
  )
  await renderMyParties()
  for (const [name, ...texts] of [
    ['Next party', 'Tulsi Courtyard', '28 Nov 2026, 7:00 – 11:00 PM', '₹14,490', 'Enquiry Sent'],
    ['Upcoming', 'Chandni Terrace', '9:00 PM – 6:00 AM (next day)', '10 guests, Private'],
    ['Upcoming', 'Somewhere else', 'Waiting for the venue'],
    ['Past', '1 guest, Public', 'The date has passed.', 'Pay ₹14,490'],
    ['Cancelled', 'Neelam Room', 'Plan one like it'],
  ] as const)
    for (const text of texts) expect(screen.getByRole('region', { name })).toHaveTextContent(text)
  expect(document.body).not.toHaveTextContent(/NaN|Invalid|undefined/)
})

test('without an enquiry the screen says so and links to the wizard', async () => {
  await renderMyParties()
  expect(screen.getByText("You haven't planned any parties yet.")).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Plan Party' })).toHaveAttribute('href', '/party/create')
})

test('the details show every field of an enquiry', async () => {
  seedEnquiries(createEnquiry({ enquiryDate: new Date().toISOString() }))
  const { path } = await renderMyParties()
  fireEvent.click(screen.getByRole('link', { name: 'Chandni Terrace' }))
  expect(path()).toBe(details)
  expect(screen.getByRole('heading', { level: 1, name: 'Chandni Terrace' })).toBeInTheDocument()
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values).toEqual([
    ...['Enquiry Sent', 'P-1', '21 Nov 2026'],
    ...['10', 'Private', 'Buffet Bliss'],
    ...['₹9,990', '₹2,000', '₹2,500'],
  ])
  for (const text of ['12 Dec 2026, 7:00 – 11:00 PM', 'Buffet Bliss, 10 × ₹999', '₹14,490'])
    expect(document.body).toHaveTextContent(text)
  press('Back')
  expect(path()).toBe('/party/manage')
})

test('an enquiry is confirmed after five seconds, also on its details', async () => {
  seedEnquiries(createEnquiry())
  const { go, record, statuses } = await renderMyParties()
  await advance(3000)
  act(() => void record.write((list) => [...list, createEnquiry({ id: 'P-2' })]))
  go(details)
  await advance(1999)
  expect(statuses()).toEqual(['Enquiry Sent', 'Enquiry Sent'])
  await advance(1)
  expect(statuses()).toEqual(['Confirmed - Pay Now', 'Enquiry Sent'])
  expect(screen.getByText('Chandni Terrace: Confirmed - Pay Now')).toHaveRole('status')
})

test('leaving the screen starts the five seconds again', async () => {
  seedEnquiries(createEnquiry())
  const { go, statuses } = await renderMyParties()
  await advance(3000)
  go('/party')
  await advance(3000)
  go('/party/manage')
  await advance(4999)
  expect(statuses()).toEqual(['Enquiry Sent'])
  await advance(1)
  expect(statuses()).toEqual(['Confirmed - Pay Now'])
})

test.each([1000, 3000])('an enquiry withdrawn for %d ms waits its own five seconds', async (ms) => {
  seedEnquiries(createEnquiry())
  const { record, statuses } = await renderMyParties()
  await advance(2000)
  act(() => void record.write([createEnquiry({ status: 'Cancelled' })]))
  await advance(ms)
  expect(statuses()).toEqual(['Cancelled'])
  act(() => void record.write([createEnquiry()]))
  await advance(4999)
  expect(statuses()).toEqual(['Enquiry Sent'])
  await advance(1)
  expect(statuses()).toEqual(['Confirmed - Pay Now'])
})

test.each(['', null])('a package %j is named Party', async (name) => {
  seedEnquiries({ ...createEnquiry(), package: name, packagePrice: null, totalPrice: 12500 })
  await renderMyParties(details)
  expect(screen.getByText('Party', { selector: 'dt *' })).toBeInTheDocument()
  expect(screen.getByText('₹8,000')).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent('₹0')
})

test('Pay books the party once and shows its stamped ticket', async () => {
  seedEnquiries(createEnquiry({ status: 'Confirmed - Pay Now' }))
  const { host, statuses } = await renderMyParties()
  const pay = screen.getByRole('button', { name: 'Pay ₹14,490' })
  act(() => {
    pay.click()
    pay.click()
  })
  expect(statuses()).toEqual(['Paid & Booked'])
  expect(host.toasts.map(({ title }) => title)).toEqual(['Payment Successful'])
  const ticket = within(screen.getByRole('dialog', { name: 'Payment Successful' }))
  expectTexts(['₹14,490 paid', 'In 21 days', 'Saturday', 'Chandni Terrace', 'PAID'], ticket)
  const invitations = ticket.getByRole('link', { name: 'Send invitations' })
  expect(invitations).toHaveAttribute('href', '/party/manage/invitation?enquiry=P-1')
  fireEvent.click(ticket.getByRole('button', { name: 'Close' }))
  await advance(1000)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('link', { name: 'Invite' })).toHaveFocus()
})

test.each([
  ['Enquiry Sent', 'Withdraw enquiry', 'Enquiry withdrawn'],
  ['Paid & Booked', 'Cancel booking', 'Booking cancelled'],
] as const)('%s: %s asks once and comes back by Undo', async (status, action, done) => {
  seedEnquiries(createEnquiry({ status }))
  const { host, statuses } = await renderMyParties(details)
  press(action)
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: action }))
  expect(statuses()).toEqual(['Cancelled'])
  expect(host.toasts.at(-1)?.title).toBe(done)
  act(() => host.toasts.at(-1)?.action?.onPress())
  expect(statuses()).toEqual([status])
})

test('a party like a cancelled one is planned; Undo brings back the plan begun before', async () => {
  const begun = { ...partyDraftRecord.fallback, guests: 33 }
  seedLocalStorage({ 'draft:party': begun })
  seedEnquiries(createEnquiry({ status: 'Cancelled', guests: 21 }))
  const { host, path } = await renderMyParties()
  const draft = host.storage.record(partyDraftRecord)
  press('Plan one like it')
  expect(path()).toBe('/party/create')
  expect(draft.getState()).toMatchObject({ guests: 21, package: 'buffet', date: '' })
  act(() => host.toasts.at(-1)?.action?.onPress())
  expect(draft.getState()).toEqual(begun)
})

test('a share is sent as a link to a page that opens the UPI app and shows the code', async () => {
  const share = vi.fn(async (_: ShareData) => {})
  stubNavigator({ share })
  seedEnquiries(createEnquiry({ status: 'Paid & Booked', guests: 1, totalPrice: 360_000 }))
  const { go, host } = await renderMyParties(details)
  press('Share the cost')
  enter('UPI ID that receives', 'meera@ok bank')
  expect(screen.getByText('Enter it as name@bank.')).toBeInTheDocument()
  enter('UPI ID that receives', 'meera@okbank')
  expect(host.storage.record(payeeRecord).getState()).toBe('meera@okbank')
  enter('Split between', '3')
  expectTexts(['₹1,20,000 each for 3 people', /^Most UPI apps refuse more than ₹1,00,000/])
  await act(async () => press('Send ₹1,20,000 request'))
  const [link = ''] = share.mock.lastCall?.[0].text?.match(/https?:\S+$/) ?? []
  const { pathname, hash } = new URL(link)
  go(`${pathname}${hash}.`)
  await waitForLazyScreen()
  expect(screen.getByRole('link', { name: 'Pay ₹1,20,000 by UPI' })).toHaveAttribute(
    'href',
    expect.stringContaining('upi://pay?pa=meera@okbank'),
  )
  expect(screen.getByRole('img', { name: 'QR code to pay ₹1,20,000 by UPI' })).toBeInTheDocument()
  go(`${pathname}${hash.slice(0, 20)}`)
  const incomplete = { name: 'This payment link is incomplete' }
  expect(screen.getByRole('heading', incomplete)).toBeInTheDocument()
})

test.each([
  ['en', '2026-11-21', 'Today'],
  ['en', '2026-11-22', 'Tomorrow, Sunday'],
  ['hi', '2026-11-22', 'कल, रविवार'],
  ['hi', '2026-12-12', '12 दिसंबर 2026,'],
] as const)('in %s a booked party on %s shows %s', async (language, date, text) => {
  seedEnquiries(createEnquiry({ status: 'Paid & Booked', date }))
  await renderMyParties('/party/manage', language)
  expect(screen.getByText(text)).toBeInTheDocument()
})
