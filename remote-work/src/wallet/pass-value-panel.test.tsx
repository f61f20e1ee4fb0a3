import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeInAnotherTab, renderWork, seedLocalStorage } from '../testing/render-work'

const dayMs = 24 * 60 * 60 * 1000
const now = new Date('2026-11-21T06:30:00.000Z')
const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString()
const gold = { passId: 'gold_monthly', purchaseDate: inDays(-1), expiryDate: inDays(29) }

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('what the pass gave is a sample until the first check-in, then counted from the stored ones', async () => {
  seedLocalStorage({ userPass: gold, userId: 'U-1' })
  await renderWork('/wallet')
  const panel = () => screen.getByRole('region', { name: /What your pass gave/ })
  expect(panel()).toHaveTextContent(
    'Sample29days leftVisits5Coffees included5Saved on coffee₹1,200',
  )
  const visit = { id: 'v1', memberId: 'U-1', name: 'Aanya Rao', passId: 'gold_monthly' }
  const at = { cafeId: 'khidki-coffee', cafe: 'Khidki Coffee', at: inDays(0) }
  changeInAnotherTab('draft:visits', [{ ...visit, ...at }])
  expect(panel()).toHaveTextContent('Visits1Coffees included1Saved on coffee₹240')
  expect(panel()).not.toHaveTextContent('Sample')
  expect(within(panel()).getByText('Saturday: 1 visit')).toBeInTheDocument()
})
