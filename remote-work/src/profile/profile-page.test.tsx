import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWork, seedLocalStorage } from '../testing/render-work'

afterEach(() => {
  vi.useRealTimers()
})

const open = () => renderWork('/profile')

describe('the member', () => {
  test('name and initials are the stored ones', async () => {
    seedLocalStorage({ userData: { name: 'Aanya Devi Rao' } })
    await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aanya Devi Rao')
    expect(screen.getByText('AR')).toBeInTheDocument()
  })

  test('taster level and member-since are shown, and the points earned so far', async () => {
    seedLocalStorage({ tasterPoints: 150, memberSince: '2026-06-14T10:00:00.000Z' })
    await open()
    expect(screen.getByText('Connoisseur').parentElement).toHaveTextContent('Connoisseur taster')
    expect(screen.getByText('Jun 2026').parentElement).toHaveTextContent('Member since Jun 2026')
    expect(screen.getByText('150 taster points')).toBeInTheDocument()
    expect(screen.getByText('Tasting badge')).toBeInTheDocument()
  })
})

describe('a café partner', () => {
  test('Entry points: a Café Partner finds the Partner Dashboard in the menu, unlike section 6', async () => {
    seedLocalStorage({ userData: { name: 'Aanya', role: 'Café Partner' } })
    await open()
    expect(screen.getByRole('link', { name: 'Partner Dashboard' })).toHaveAttribute(
      'href',
      '/admin/login',
    )
  })
})

describe('the pass badge', () => {
  const pass = (passId: string, expiryDate: string) =>
    seedLocalStorage({ userPass: { passId, purchaseDate: '2026-01-01T00:00:00.000Z', expiryDate } })

  test('while no pass is stored it is Silver Pass, Active', async () => {
    await open()
    expect(screen.getByText('Silver Pass')).toBeInTheDocument()
    expect(screen.getByText('Active')).toBeInTheDocument()
  })

  test('a pass that has expired is not called active', async () => {
    pass('gold_weekly', '2020-01-01T00:00:00.000Z')
    await open()
    expect(screen.getByText('Expired')).toBeInTheDocument()
    expect(screen.queryByText('Active')).toBeNull()
  })
})

describe('An honest first day', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T09:00+05:30'), toFake: ['Date'] })
  })

  test('a new member sees the date of joining, a level, and samples that are marked as such', async () => {
    seedLocalStorage({ memberSince: '2026-11-21T03:00:00.000Z' })
    await open()
    expect(screen.getByText('Nov 2026')).toBeInTheDocument()
    expect(screen.getByText('New').parentElement).toHaveTextContent('New taster')
    expect(screen.getByText(/^A sample month: /)).toBeInTheDocument()
    expect(screen.getByText(/^Samples: tap the heart/)).toBeInTheDocument()
    expect(screen.queryByText('Tasting badge')).toBeNull()
  })

  test("a new member sees This Month's Activity and Favorite Cafés with their visits", async () => {
    const { path, state } = await open()
    expect(screen.getByText('Nov 2026').parentElement).toHaveTextContent('Member since Nov 2026')
    for (const [term, figure] of [
      ['Cafés visited', '5'],
      ['Events attended', '3'],
      ['Coupons used', '4'],
    ] as const)
      expect(screen.getByText(term).parentElement).toHaveTextContent(figure)
    expect(screen.getByText('Dabara House').closest('li')).toHaveTextContent('18 visits')
    await userEvent.click(screen.getByRole('link', { name: /^Khidki Coffee/ }))
    expect(path()).toBe('/cafe/khidki-coffee')
    expect(state()).toMatchObject({ cafe: { name: 'Khidki Coffee' } })
  })

  test('the first visit replaces the sample', async () => {
    const at = new Date('2026-11-20T09:00+05:30').toISOString()
    const visit = { id: 'v', memberId: 'U-1', name: '', passId: 'gold_weekly', at }
    const visits = [{ ...visit, cafeId: 'tulsi-courtyard', cafe: 'Tulsi Courtyard' }]
    seedLocalStorage({ userId: 'U-1', 'draft:visits': visits })
    await open()
    expect(screen.getByText('Café visited').parentElement).toHaveTextContent('1')
    expect(screen.getByText('Events attended').parentElement).toHaveTextContent('0')
    expect(screen.getByText('Coupons used').parentElement).toHaveTextContent('0')
    expect(screen.getByRole('link', { name: /^Tulsi Courtyard.*1 visit$/ })).toBeInTheDocument()
    expect(screen.queryByText(/^A sample month: /)).toBeNull()
  })
})

test('Hearts are favourites: Profile lists them, each with the member’s visits', async () => {
  const visit = { id: 'v', memberId: 'U-1', name: '', passId: 'gold_weekly' }
  const at = new Date('2026-11-20T09:00+05:30').toISOString()
  seedLocalStorage({
    userId: 'U-1',
    'draft:favourites:cafes': ['rose-cup-room', 'tulsi-courtyard', 'closed'],
    'draft:visits': [{ ...visit, cafeId: 'tulsi-courtyard', cafe: 'Tulsi Courtyard', at }],
  })
  await open()
  const favourites = screen.getByRole('heading', { name: 'Favorite Cafés' }).closest('section')
  expect(favourites).toHaveTextContent(/Rose Cup Room.*no visits yet.*Tulsi Courtyard.*1 visit/)
})

describe('the menu', () => {
  test('Account Settings opens the settings', async () => {
    const { path } = await open()
    await userEvent.click(screen.getByRole('link', { name: 'Account Settings' }))
    expect(path()).toBe('/settings')
  })

  test('Help & Support shows for three seconds that it is not implemented', async () => {
    const { host } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Help & Support' }))
    expect(host.toasts).toEqual([
      {
        title: 'Not implemented yet',
        description: 'Help & Support is not implemented yet.',
        duration: 3000,
        note: true,
      },
    ])
  })
})

describe('Sign Out', () => {
  const signOut = () => fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }))

  test('it clears all local storage and says goodbye', async () => {
    seedLocalStorage({ isUserOnboarded: 'true', userData: { name: 'Aanya Rao' }, anything: 'else' })
    const { host } = await open()
    signOut()
    expect(localStorage).toHaveLength(0)
    expect(host.toasts).toEqual([
      { title: 'See you soon!', description: "You've been signed out successfully." },
    ])
  })

  test('until the app restarts, the profile still shows the member and the pass', async () => {
    seedLocalStorage({
      userData: { name: 'Aanya Rao' },
      userPass: {
        passId: 'gold_weekly',
        purchaseDate: '2026-01-01T00:00:00.000Z',
        expiryDate: '2999-01-01T00:00:00.000Z',
      },
    })
    await open()
    signOut()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aanya Rao')
    expect(screen.getByText('Gold Pass')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeDisabled()
  })

  test('the app restarts at the root after exactly 1.5 seconds, once, even on a double tap', async () => {
    vi.useFakeTimers()
    const { host } = await open()
    signOut()
    signOut()
    act(() => vi.advanceTimersByTime(1499))
    expect(host.restarts).toBe(0)
    act(() => vi.advanceTimersByTime(1))
    expect(host.restarts).toBe(1)
    act(() => vi.advanceTimersByTime(10_000))
    expect(host.restarts).toBe(1)
    expect(host.toasts).toHaveLength(1)
  })
})
