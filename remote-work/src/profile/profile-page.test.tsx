import { expectTexts, fixDate } from '@baithak/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { href, renderWork, tap } from '../testing/render-work'
import { storedCheckIn } from '../testing/stored'

const snapshots = vi.hoisted(() => ({ eraseSnapshots: vi.fn(), saveSignedOut: vi.fn() }))
vi.mock('@baithak/domain', async (original) => ({ ...(await original<object>()), ...snapshots }))

fixDate('2026-11-21T09:00+05:30')

beforeEach(() => void vi.clearAllMocks())

const open = (stored = {}) => renderWork('/profile', stored)
const expectFacts = (facts: Record<string, string>) => {
  for (const [part, whole] of Object.entries(facts))
    expect(screen.getByText(part).parentElement).toHaveTextContent(whole)
}

test('the member’s name, initials, level, points, date of joining and pass are shown', async () => {
  await open({
    userData: { name: 'Aanya Devi Rao' },
    tasterPoints: 150,
    memberSince: '2026-06-14T10:00:00.000Z',
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aanya Devi Rao')
  expectTexts(['AR', 'Silver Pass', 'Active', '150 taster points', 'Tasting badge'])
  expectFacts({ Connoisseur: 'Connoisseur taster', 'Jun 2026': 'Member since Jun 2026' })
})

test('a new member sees a level, and samples that are marked as such', async () => {
  const { path, state } = await open()
  expect(screen.getByRole('heading', { name: "This Month's Activity" })).toBeInTheDocument()
  expectFacts({ 'Nov 2026': 'Member since Nov 2026', New: 'New taster' })
  expectFacts({ 'Cafés visited': '5', 'Events attended': '3', 'Coupons used': '4' })
  expectTexts([/^This is a sample month\. /, /^These are samples\. Tap a café’s heart/])
  expect(screen.getByText('Dabara House').closest('li')).toHaveTextContent('18 visits')
  await tap(/^Khidki Coffee/, 'link')
  expect(path()).toBe('/cafe/khidki-coffee')
  expect(state()).toMatchObject({ cafe: { name: 'Khidki Coffee' } })
})

test('the first check-in replaces the sample month', async () => {
  await open({ userId: 'U-1', 'draft:visits': [storedCheckIn('tulsi-courtyard')] })
  expectFacts({ 'Café visited': '1', 'Events attended': '0', 'Coupons used': '0' })
  expect(screen.queryByText(/sample/)).toBeNull()
})

test('cafés with a heart are the favourites, each with the member’s visits', async () => {
  await open({
    userId: 'U-1',
    'draft:favourites:cafes': ['rose-cup-room', 'tulsi-courtyard', 'closed'],
    'draft:visits': [storedCheckIn('tulsi-courtyard')],
  })
  const favourites = screen.getByRole('heading', { name: 'Favorite Cafés' }).closest('section')
  expect(favourites).toHaveTextContent(/Rose Cup Room.*no visits yet.*Tulsi Courtyard.*1 visit/)
})

test('the menu has the settings, and the dashboard for a partner', async () => {
  const { path } = await open({ userData: { name: 'Aanya', role: 'Café Partner' } })
  expect(href('Partner Dashboard')).toBe('/admin/login')
  await tap('Account Settings', 'link')
  expect(path()).toBe('/settings')
})

test('Sign Out clears the storage, says goodbye and restarts once after exactly 1.5 seconds', async () => {
  vi.useFakeTimers()
  const { host } = await open({ isUserOnboarded: 'true', anything: 'else' })
  const signOut = screen.getByRole('button', { name: 'Sign Out' })
  expect(signOut).toHaveAccessibleDescription(/For 30 days the same number brings it back/)
  fireEvent.click(signOut)
  expect(localStorage).toHaveLength(0)
  expect(host.toasts).toEqual([
    { title: 'See you soon!', description: "You've been signed out successfully." },
  ])
  expect(snapshots.saveSignedOut).toHaveBeenCalledOnce()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('See you soon!')
  act(() => vi.advanceTimersByTime(1499))
  expect(host.restarts).toBe(0)
  act(() => vi.advanceTimersByTime(10_000))
  expect(host.restarts).toBe(1)
})

test('Erase for good asks, then clears the storage and leaves nothing for the number', async () => {
  const { host } = await open({ isUserOnboarded: 'true', userPhone: '9845012345' })
  await tap('Erase for good')
  const sheet = within(await screen.findByRole('dialog', { name: 'Erase everything?' }))
  expect(localStorage.getItem('userPhone')).toBe('9845012345')
  await userEvent.click(sheet.getByRole('button', { name: 'Erase for good' }))
  expect(localStorage).toHaveLength(0)
  expect(host.toasts).toMatchObject([{ title: 'Everything is erased' }])
  expect(snapshots.eraseSnapshots).toHaveBeenCalledWith('9845012345')
  expect(snapshots.saveSignedOut).not.toHaveBeenCalled()
})

test('Save a copy answers in its row', async () => {
  vi.stubGlobal('navigator', { canShare: () => true, share: async () => {} })
  await open()
  const save = screen.getByRole('button', { name: 'Save a copy' })
  await userEvent.click(save)
  await vi.waitFor(() => expect(save).toHaveAccessibleDescription('Copy shared.'))
})
