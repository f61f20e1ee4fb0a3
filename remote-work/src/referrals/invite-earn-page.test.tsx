import { readLocalStorage } from '@baithak/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWork } from '../testing/render-work'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T23:59+05:30') }))

const open = (stored = {}) => renderWork('/invite-earn', stored)
const code = () => screen.getByText(/^BAITHAK[A-Z0-9]{6}$/)
const rows = () => screen.getAllByRole('listitem')
const tap = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => {})
}

test('the page has a promo banner, and a referral code that is new each time', async () => {
  const { unmount } = await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Invite & Earn')
  expect(screen.getByText('A table for two, on us')).toBeInTheDocument()
  const { textContent } = code()
  unmount()
  await open()
  expect(code()).not.toHaveTextContent(textContent)
})

test('the code is copied, with a checkmark for two seconds, or a message with it in a link', async () => {
  const copy = vi.fn(async (_text: string) => {})
  vi.stubGlobal('navigator', { clipboard: { writeText: copy } })
  const { host } = await open()
  const { textContent } = code()
  await tap('Copy code')
  expect(copy).toHaveBeenLastCalledWith(textContent)
  act(() => vi.advanceTimersByTime(1999))
  expect(screen.getByText('Code copied')).toBeInTheDocument()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByText('Code copied')).toBeNull()
  await tap('Share Invite')
  expect(copy.mock.lastCall?.[0]).toContain(`${window.location.origin}/?ref=${textContent}`)
  expect(host.toasts).toEqual([
    { title: 'Copied to Clipboard!', description: 'Your referral message is ready to be shared.' },
  ])
})

test('on a device that can neither share nor copy, both buttons say so', async () => {
  vi.stubGlobal('navigator', {})
  const { host } = await open()
  await tap('Copy code')
  await tap('Share Invite')
  expect(host.toasts).toMatchObject([
    { title: 'Could not copy the code', destructive: true },
    { title: 'Could not share your invite', destructive: true },
  ])
})

test('the simulation completes every pending friend and rewards the first only', async () => {
  const { host } = await open()
  expect(screen.getByRole('heading', { name: 'Your Referrals' })).toBeInTheDocument()
  const friends = ['Kabir Anand', 'Meher Irani', 'Dev Pillai']
  for (const [index, friend] of friends.entries()) expect(rows()[index]).toHaveTextContent(friend)
  expect(rows()[1]).toHaveTextContent(/18 Nov 2026.*Pending$/)
  await tap("Simulate Friend's Purchase")
  for (const row of rows()) expect(row).toHaveTextContent(/Completed$/)
  const description = "Meher Irani purchased a pass. You've both earned a ₹50 F&B coupon."
  expect(host.toasts).toEqual([{ title: 'Referral Complete!', description }])
  const coupon = { title: '₹50 F&B coupon', type: 'referral', status: 'active' }
  expect(readLocalStorage('userCoupons')).toMatchObject([
    { ...coupon, friend: 'Meher Irani', expiry: '21 Dec 2026' },
  ])
  expect(readLocalStorage('referrals')).toHaveLength(3)
})

test('the simulation without a pending friend says so', async () => {
  const { host } = await open({ referrals: [] })
  expect(screen.getByText('No invites yet. Share your code with a friend.')).toBeInTheDocument()
  expect(screen.queryByRole('listitem')).toBeNull()
  await tap("Simulate Friend's Purchase")
  const description = 'All your current invites have completed the process.'
  expect(host.toasts).toEqual([{ title: 'No Pending Invites', description, destructive: true }])
})
