import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { myPartiesRecord } from '../model/party-enquiry'
import { createEnquiry, seedEnquiries } from '../testing/create-enquiry'
import { advance, renderMyParties, setUpMyPartiesTests } from '../testing/render-my-parties'

setUpMyPartiesTests()

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
    host.storage.record(myPartiesRecord).write((list) => [...list, createEnquiry({ id: 'P-3' })])
  })
  await advance(2000)
  expect(statuses()).toEqual(['Confirmed - Pay Now', 'Confirmed - Pay Now', 'Enquiry Sent'])
  await advance(3000)
  expect(statuses()[2]).toBe('Confirmed - Pay Now')
})

test('hundreds of enquiries are confirmed with one write, and three of them are announced by name', async () => {
  const ids = Array.from({ length: 300 }, (_, index) => `P-${index}`)
  seedEnquiries(...ids.map((id) => createEnquiry({ id })))
  const { statuses } = await renderMyParties()
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

test('a payment in another tab is not undone', async () => {
  seedEnquiries(createEnquiry())
  const { statuses } = await renderMyParties()
  await advance(3000)
  seedEnquiries(createEnquiry({ status: 'Paid & Booked' }))
  await advance(10_000)
  expect(statuses()).toEqual(['Paid & Booked'])
})
