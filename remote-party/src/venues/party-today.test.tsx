import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEnquiry, seedEnquiries } from '../testing/create-enquiry'
import { renderParty } from '../testing/render-party'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-12-12T12:00+05:30'))
})
afterEach(() => void vi.useRealTimers())

async function renderHome() {
  const party = renderParty('/party')
  await act(() => import('./search-help'))
  return party
}

test('Home: the party of today is above the venues and leads to its details', async () => {
  seedEnquiries(createEnquiry({ status: 'Paid & Booked' }))
  const { path } = await renderHome()
  const link = await screen.findByRole('link', { name: /^Your party today, 7:00 PM/ })
  expect(link).toHaveTextContent('Chandni Terrace')
  fireEvent.click(link)
  expect(path()).toBe('/party/manage?enquiry=P-1')
})

test.each([
  ['of another day', { date: '2026-12-13' }],
  ['that is over', { timeFrom: '09:00', timeTo: '11:00' }],
  ['that is cancelled', { status: 'Cancelled' as const }],
])('Home: a party %s is not there', async (_, changes) => {
  seedEnquiries(createEnquiry({ status: 'Paid & Booked', ...changes }))
  await renderHome()
  expect(await screen.findByRole('heading', { level: 2, name: 'Chandni Terrace' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Your party/ })).toBeNull()
})
