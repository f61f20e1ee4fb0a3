import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWork, seedLocalStorage } from '../testing/render-work'

const dayMs = 24 * 60 * 60 * 1000
const now = new Date('2026-11-21T06:30:00.000Z')
const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('check-ins at the desks are sorted by time, and those of other members are left out', async () => {
  const visit = { memberId: 'U-1', name: 'Aanya Rao', passId: 'gold_monthly', at: inDays(0) }
  const visits = [
    { ...visit, id: 'v3', memberId: 'U-2', cafeId: 'khidki-coffee', cafe: 'Khidki Coffee' },
    { ...visit, id: 'v1', cafeId: 'closed', cafe: 'The Old Counter', at: inDays(-3) },
    { ...visit, id: 'v2', cafeId: 'tulsi-courtyard', cafe: 'Tulsi Courtyard' },
  ]
  seedLocalStorage({ userId: 'U-1', 'draft:visits': visits })
  await renderWork('/wallet')
  const rows = within(screen.getByRole('tabpanel', { name: 'Check-ins' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Tulsi Courtyard21 Nov 202612:00 PM',
    'The Old Counter18 Nov 202612:00 PM',
  ])
})
