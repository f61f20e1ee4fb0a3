import { seedLocalStorage, waitForLazyScreen } from '@baithak/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { partyDraftRecord } from '../model/party-draft'
import { myPartiesRecord } from '../model/party-enquiry'
import { createEnquiry } from '../testing/create-enquiry'
import { renderParty, seedEnquiries } from '../testing/render-party'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00+05:30') }))

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function renderMyParties(at = '/party/manage') {
  const party = renderParty(at)
  await waitForLazyScreen()
  const record = party.host.storage.record(myPartiesRecord)
  const statuses = () => record.getState().map(({ status }) => status)
  return { ...party, statuses, record }
}

test.each([
  ['Enquiry Sent', 'Withdraw enquiry', 'Enquiry withdrawn'],
  ['Paid & Booked', 'Cancel booking', 'Booking cancelled'],
] as const)(
  'an enquiry that is %s can be cancelled after one question, and comes back by Undo',
  async (status, action, done) => {
    seedEnquiries(createEnquiry({ status }))
    const { host, statuses } = await renderMyParties('/party/manage?enquiry=P-1')
    fireEvent.click(screen.getByRole('button', { name: action }))
    const sheet = within(screen.getByRole('dialog'))
    fireEvent.click(sheet.getByRole('button', { name: action }))
    expect(statuses()).toEqual(['Cancelled'])
    expect(host.toasts.at(-1)?.title).toBe(done)
    act(() => host.toasts.at(-1)?.action?.onPress())
    expect(statuses()).toEqual([status])
  },
)

test('a withdrawn enquiry that comes back is confirmed after another five seconds', async () => {
  seedEnquiries(createEnquiry())
  const { record, statuses } = await renderMyParties()
  await advance(2000)
  act(() => void record.write([createEnquiry({ status: 'Cancelled' })]))
  await advance(3000)
  expect(statuses()).toEqual(['Cancelled'])
  act(() => void record.write([createEnquiry()]))
  await advance(5000)
  expect(statuses()).toEqual(['Confirmed - Pay Now'])
})

test('a party like a cancelled one is planned, and Undo brings back the plan begun before', async () => {
  const begun = { ...partyDraftRecord.fallback, guests: 33 }
  seedLocalStorage({ 'draft:party': begun })
  seedEnquiries(createEnquiry({ status: 'Cancelled', guests: 21 }))
  const { host, path } = await renderMyParties()
  const draft = host.storage.record(partyDraftRecord)
  fireEvent.click(screen.getByRole('button', { name: 'Plan one like it' }))
  expect(path()).toBe('/party/create')
  expect(draft.getState()).toMatchObject({ guests: 21, package: 'buffet', date: '' })
  act(() => host.toasts.at(-1)?.action?.onPress())
  expect(draft.getState()).toEqual(begun)
})
