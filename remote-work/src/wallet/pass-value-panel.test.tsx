import { screen } from '@testing-library/react'
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

  it('a pass bought a second ago has given nothing, its first visit counts', async () => {
    seedLocalStorage({ userPass: { ...gold, purchaseDate: inDays(0) }, userId: 'U-1' })
    await renderWork('/wallet')
    expect(screen.getByText('This pass is new: its visits are counted here.')).toBeVisible()
    expect(screen.queryByText('Saved on coffee')).toBeNull()
    changeInAnotherTab('draft:visits', [{ ...visit, ...at }])
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

  it('a new pass of a member with earlier visits has no figures yet', async () => {
    const earlier = { ...visit, ...at, at: inDays(-20) }
    seedLocalStorage({ userPass: gold, userId: 'U-1', 'draft:visits': [earlier] })
    await renderWork('/wallet')
    expect(screen.getByRole('region', { name: 'What your pass gave' })).toHaveTextContent(
      '29days leftThis pass is new: its visits are counted here.',
    )
  })
})
