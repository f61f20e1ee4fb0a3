import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { artistWith, noGigs, onStage, store, stored } from '../testing/render-gig'

const open = onStage()
const ghazal = '/gig/detail/ghazal-baithak-2026-11-28'
const applyButton = () => screen.findByRole('button', { name: 'Apply' })

test('a gig shows its date, time, compensation, audience and description', async () => {
  open(ghazal)
  expect(await screen.findByRole('heading', { level: 1, name: 'Ghazal Baithak' })).toBeVisible()
  for (const fact of ['28 Nov 2026', '8:00 PM', '₹6,500', '60, seated'])
    expect(screen.getByText(fact, { selector: 'dd' })).toBeVisible()
  for (const badge of ['Paid', 'Ghazal']) expect(screen.getByText(badge)).toBeVisible()
  expect(screen.getByText(/Two sets of forty minutes/)).toBeVisible()
})

test('Apply adds the gig to Applied, says Application Sent and goes to My Gigs', async () => {
  const gig = open(ghazal)
  fireEvent.click(await applyButton())
  expect(gig.path()).toBe('/gig/my-gigs')
  expect(gig.host.toasts).toEqual([expect.objectContaining({ title: 'Application Sent' })])
  expect(stored('appliedGigs').Applied).toEqual([
    {
      id: 'ghazal-baithak-2026-11-28',
      title: 'Ghazal Baithak',
      cafe: 'Dabara House',
      date: '2026-11-28',
      location: 'Indiranagar',
      paid: true,
      genre: 'Ghazal',
      time: '8:00 PM',
      compensation: '₹6,500',
      audience: '60, seated',
      description: expect.stringContaining('takht'),
    },
  ])
  expect(await screen.findByRole('link', { name: /Ghazal Baithak/ })).toBeVisible()
})

test('a double tap applies once', async () => {
  const gig = open(ghazal)
  const button = await applyButton()
  act(() => {
    button.click()
    button.click()
  })
  expect(stored('artistProfile').applied_gigs_count).toBe(1)
  expect(gig.host.toasts).toHaveLength(1)
})

test('applying twice to the same gig is not possible, and the screen says so', async () => {
  const gig = open(ghazal)
  fireEvent.click(await applyButton())
  gig.go(ghazal)
  const button = await screen.findByRole('button', { name: 'Applied' })
  expect(button).toHaveAccessibleDescription("You've already applied to this gig.")
  fireEvent.click(button)
  expect(stored('artistProfile').applied_gigs_count).toBe(1)
  expect(gig.path()).toBe(ghazal)
})

test('a gig that another tab has applied to cannot be applied to here', async () => {
  open(ghazal)
  await applyButton()
  store('appliedGigs', {
    ...noGigs,
    Applied: [{ id: 'ghazal-baithak-2026-11-28', title: 'Ghazal Baithak' }],
  })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'appliedGigs' })))
  expect(screen.getByRole('button', { name: 'Applied' })).toBeVisible()
})

test('the eleventh application of a week gives the limit toast and the upgrade dialog', async () => {
  store('artistProfile', artistWith({ applied_gigs_count: 10 }))
  const gig = open(ghazal)
  fireEvent.click(await applyButton())
  expect(gig.host.toasts).toEqual([
    {
      title: 'Weekly Limit Reached!',
      description:
        "You've applied to 10 gigs this week. Upgrade to Premium for unlimited applications.",
      destructive: true,
    },
  ])
  expect(screen.getByRole('dialog', { name: 'Weekly Limit Reached!' })).toBeVisible()
  expect(localStorage.getItem('appliedGigs')).toBeNull()
})

test('Upgrade Now leads to the premium pass', async () => {
  store('artistProfile', artistWith({ applied_gigs_count: 10 }))
  const gig = open(ghazal)
  fireEvent.click(await applyButton())
  fireEvent.click(screen.getByRole('button', { name: 'Upgrade Now' }))
  expect(gig.path()).toBe('/gig/premium')
})

test('Maybe Later closes the dialog and stays at the gig', async () => {
  store('artistProfile', artistWith({ applied_gigs_count: 10 }))
  const gig = open(ghazal)
  fireEvent.click(await applyButton())
  fireEvent.click(screen.getByRole('button', { name: 'Maybe Later' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(gig.path()).toBe(ghazal)
})

test('the screen counts the week’s applications, and in a new week it counts anew', async () => {
  store('artistProfile', artistWith({ applied_gigs_count: 3 }))
  open(ghazal)
  expect(await screen.findByText('3 of 10')).toBeVisible()
  vi.setSystemTime(new Date(2026, 10, 23, 9))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.queryByText('3 of 10')).toBeNull()
})

test('a premium artist applies without a limit', async () => {
  store('artistProfile', artistWith({ applied_gigs_count: 14, premium_pass: true }))
  const gig = open(ghazal)
  expect(await screen.findByText('Unlimited')).toBeVisible()
  fireEvent.click(await applyButton())
  expect(gig.host.toasts[0]?.title).toBe('Application Sent')
  expect(stored('artistProfile').applied_gigs_count).toBe(15)
})

test('ten dates can be applied for in one week, and not an eleventh', async () => {
  const gig = open('/gig')
  const { board, datesOf } = await import('../model/gig-dates')
  const dates = board(new Date()).flatMap(({ night }) => datesOf(night, new Date()))
  for (const { id } of dates.slice(0, 11)) {
    gig.go(`/gig/detail/${id}`)
    fireEvent.click(await applyButton())
  }
  expect(stored('appliedGigs').Applied).toHaveLength(10)
  expect(gig.host.toasts.at(-1)?.title).toBe('Weekly Limit Reached!')
})

test('a gig offers its other dates, and each is a gig of its own', async () => {
  const gig = open(ghazal)
  fireEvent.click(await screen.findByRole('link', { name: '5 Dec 2026' }))
  expect(gig.path()).toBe('/gig/detail/ghazal-baithak-2026-12-05')
  expect(await screen.findByText('5 Dec 2026', { selector: 'dd' })).toBeVisible()
})

test('a confirmed gig says that the date is the artist’s', async () => {
  open('/gig/detail/raga-at-dusk-2026-11-26')
  const button = await screen.findByRole('button', { name: 'Confirmed' })
  expect(button).toHaveAccessibleDescription(/the date is yours/)
})

test('a completed gig shows its rating and cannot be applied to', async () => {
  open('/gig/detail/songs-in-kannada-2026-10-30')
  expect(await screen.findByText('Rated 4.0 out of 5')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Completed' })).toHaveAttribute('aria-disabled')
})

test('a gig that is not there says so and leads back to the list', async () => {
  open('/gig/detail/7')
  expect(await screen.findByRole('heading', { name: 'This gig is off the board.' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See all gigs' })).toHaveAttribute('href', '/gig')
})

test('a gig with fields missing or no real date still shows', async () => {
  store('appliedGigs', { ...noGigs, Confirmed: [{ id: 9, title: 'Mystery', date: 'soon' }] })
  open('/gig/detail/9')
  const screenNow = await screen.findByRole('heading', { level: 1, name: 'Mystery' })
  expect(screenNow).toBeVisible()
  expect(within(document.body).queryByText(/Invalid|NaN|undefined/)).toBeNull()
})
