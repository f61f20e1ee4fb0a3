import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('An honest first day', () => {
  const visit = { id: 'v1', memberId: 'U-1', name: 'Aanya Rao', passId: 'gold_monthly' }
  const at = { cafeId: 'khidki-coffee', cafe: 'Khidki Coffee', at: inDays(0) }

  it('a pass bought a second ago has given nothing: the wallet shows where the first visit will hang', async () => {
    seedLocalStorage({ userPass: { ...gold, purchaseDate: inDays(0) }, userId: 'U-1' })
    await renderWork('/wallet')
    expect(screen.getByText('Your first visit will hang here')).toBeVisible()
    expect(screen.queryByText('What your pass gave')).toBeNull()
    expect(screen.queryByText('Saved on coffee')).toBeNull()
    changeInAnotherTab('draft:visits', [{ ...visit, ...at }])
    expect(screen.queryByText('Your first visit will hang here')).toBeNull()
    expect(screen.getByRole('region', { name: 'What your pass gave' })).toHaveTextContent(
      'Visits1Coffees0Saved on coffee₹0',
    )
    changeInAnotherTab('sitting', { coffees: [inDays(0)] })
    expect(screen.getByRole('region', { name: 'What your pass gave' })).toHaveTextContent(
      'Visits1Coffees1Saved on coffee₹240',
    )
    expect(
      screen.getByText('A coffee counts once you tap “Had it” on Home: ₹240 each.'),
    ).toBeVisible()
  })

  it('the samples are one collapsed month', async () => {
    seedLocalStorage({ userPass: gold, userId: 'U-1' })
    await renderWork('/wallet')
    expect(screen.queryByText(/^Sample/)).toBeNull()
    expect(within(screen.getByRole('tabpanel')).getByText('No check-ins yet.')).toBeVisible()
    const month = screen.getByRole('button', { name: 'See a sample month' })
    expect(month).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(month)
    expect(month).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText(/^Sample/)).toBeVisible()
    const [latest] = within(screen.getByRole('region', { name: 'Your visits' })).getAllByRole(
      'listitem',
    )
    for (const text of ['Dabara House', '19 Nov 2026', '3h 10m'])
      expect(latest).toHaveTextContent(text)
  })

  it('a new pass of a member with earlier visits has no figures yet', async () => {
    const earlier = { ...visit, ...at, at: inDays(-20) }
    seedLocalStorage({ userPass: gold, userId: 'U-1', 'draft:visits': [earlier] })
    await renderWork('/wallet')
    expect(screen.getByRole('region', { name: 'What your pass gave' })).toHaveTextContent(
      '29days leftThis pass is new: its visits are counted here.',
    )
  })
})
