import { fixDate, notImplemented, seedLocalStorage } from '@baithak/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWork } from '../testing/render-work'

const snapshots = vi.hoisted(() => ({ eraseSnapshots: vi.fn(), saveSignedOut: vi.fn() }))
vi.mock('@baithak/domain', async (original) => ({ ...(await original<object>()), ...snapshots }))

fixDate('2026-11-21T09:00+05:30')

beforeEach(() => void vi.clearAllMocks())

const open = () => renderWork('/profile')
const checkIn = (cafeId: string, cafe: string) => ({
  id: 'v',
  memberId: 'U-1',
  name: '',
  passId: 'gold_weekly',
  cafeId,
  cafe,
  at: new Date('2026-11-20T09:00+05:30').toISOString(),
})

test('the member: name, initials, level, points, date of joining and pass', async () => {
  seedLocalStorage({
    userData: { name: 'Aanya Devi Rao' },
    tasterPoints: 150,
    memberSince: '2026-06-14T10:00:00.000Z',
  })
  await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aanya Devi Rao')
  for (const text of ['AR', 'Silver Pass', 'Active', '150 taster points', 'Tasting badge'])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByText('Connoisseur').parentElement).toHaveTextContent('Connoisseur taster')
  expect(screen.getByText('Jun 2026').parentElement).toHaveTextContent('Member since Jun 2026')
})

test('a new member sees a level, and samples that are marked as such', async () => {
  const { path, state } = await open()
  expect(screen.getByText('Nov 2026').parentElement).toHaveTextContent('Member since Nov 2026')
  expect(screen.getByText('New').parentElement).toHaveTextContent('New taster')
  expect(screen.queryByText('Tasting badge')).toBeNull()
  expect(screen.getByRole('heading', { name: "This Month's Activity" })).toBeInTheDocument()
  for (const [term, figure] of [
    ['Cafés visited', '5'],
    ['Events attended', '3'],
    ['Coupons used', '4'],
  ] as const)
    expect(screen.getByText(term).parentElement).toHaveTextContent(figure)
  expect(screen.getByText(/^A sample month: /)).toBeInTheDocument()
  expect(screen.getByText(/^Samples: tap the heart/)).toBeInTheDocument()
  expect(screen.getByText('Dabara House').closest('li')).toHaveTextContent('18 visits')
  await userEvent.click(screen.getByRole('link', { name: /^Khidki Coffee/ }))
  expect(path()).toBe('/cafe/khidki-coffee')
  expect(state()).toMatchObject({ cafe: { name: 'Khidki Coffee' } })
})

test('the first check-in replaces the sample; cafés with a heart are the favourites, each with the member’s visits', async () => {
  seedLocalStorage({
    userId: 'U-1',
    'draft:favourites:cafes': ['rose-cup-room', 'tulsi-courtyard', 'closed'],
    'draft:visits': [checkIn('tulsi-courtyard', 'Tulsi Courtyard')],
  })
  await open()
  expect(screen.getByText('Café visited').parentElement).toHaveTextContent('1')
  for (const term of ['Events attended', 'Coupons used'])
    expect(screen.getByText(term).parentElement).toHaveTextContent('0')
  expect(screen.queryByText(/^A sample month: /)).toBeNull()
  const favourites = screen.getByRole('heading', { name: 'Favorite Cafés' }).closest('section')
  expect(favourites).toHaveTextContent(/Rose Cup Room.*no visits yet.*Tulsi Courtyard.*1 visit/)
})

test('the menu leads to the settings and says that help is not implemented; a partner finds the dashboard', async () => {
  seedLocalStorage({ userData: { name: 'Aanya', role: 'Café Partner' } })
  const { host } = await open()
  expect(screen.getByRole('link', { name: 'Account Settings' })).toHaveAttribute(
    'href',
    '/settings',
  )
  expect(screen.getByRole('link', { name: 'Partner Dashboard' })).toHaveAttribute(
    'href',
    '/admin/login',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Help & Support' }))
  expect(host.toasts).toEqual([notImplemented('Help & Support is not implemented yet.')])
})

test('Sign Out clears all local storage, and restarts the app once after exactly 1.5 seconds', async () => {
  vi.useFakeTimers()
  seedLocalStorage({ isUserOnboarded: 'true', userData: { name: 'Aanya Rao' }, anything: 'else' })
  const { host } = await open()
  const signOut = () => fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  signOut()
  expect(localStorage).toHaveLength(0)
  expect(host.toasts).toEqual([
    { title: 'See you soon!', description: "You've been signed out successfully." },
  ])
  // What has just been cleared is still shown.
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aanya Rao')
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeDisabled()
  signOut()
  act(() => vi.advanceTimersByTime(1499))
  expect(host.restarts).toBe(0)
  act(() => vi.advanceTimersByTime(1))
  expect(host.restarts).toBe(1)
  act(() => vi.advanceTimersByTime(10_000))
  expect(host.restarts).toBe(1)
})

test('Sign Out and Erase for good say what comes back with the number', async () => {
  await open()
  const described = (name: string, text: string) =>
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(text)
  described(
    'Sign Out',
    'Signing out clears the app. For 30 days the same number brings it back on this phone.',
  )
  described('Erase for good', 'Nothing brings it back, not even your number.')
})

test('Erase for good asks, then clears the storage and leaves nothing for the number', async () => {
  seedLocalStorage({ isUserOnboarded: 'true', userPhone: '9845012345' })
  const { host } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Erase for good' }))
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
