import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { artistWith, onStage, store, stored } from '../on-stage'

const open = onStage()
const purchase = () => screen.findByRole('button', { name: 'Purchase Pass' })

test('the Premium Performer Pass costs 499 rupees per month', async () => {
  open('/gig/premium')
  expect(await screen.findByRole('heading', { name: 'Premium Performer Pass' })).toBeVisible()
  expect(screen.getByText('₹499')).toBeVisible()
  expect(screen.getByText('per month')).toBeVisible()
})

test('Purchase Pass gives premium and the verified badge, says Congratulations and leads to the profile', async () => {
  store('artistProfile', artistWith({ applied_gigs_count: 10 }))
  const mode = open('/gig/premium')
  fireEvent.click(await purchase())
  expect(stored('artistProfile')).toEqual(
    artistWith({ applied_gigs_count: 10, premium_pass: true, verified_performer: true }),
  )
  expect(mode.host.toasts).toEqual([expect.objectContaining({ title: 'Congratulations' })])
  expect(mode.path()).toBe('/gig/artist-profile')
  expect(await screen.findByText('Verified Performer')).toBeVisible()
})

test('back from the profile does not lead to the purchase again', async () => {
  const mode = open('/gig')
  mode.go('/gig/premium')
  fireEvent.click(await purchase())
  await screen.findByText('Verified Performer')
  mode.back()
  expect(mode.path()).toBe('/gig')
})

test('a double tap on Purchase Pass buys once, and finds no link in its place while the screen still stands', async () => {
  const mode = open('/gig/premium')
  vi.spyOn(mode.host.navigation, 'replace').mockImplementation(() => {})
  const button = await purchase()
  fireEvent.click(button)
  fireEvent.click(button)
  expect(mode.host.toasts).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'See your profile' })).toBeNull()
})

test('three clicks in one task buy once', async () => {
  const mode = open('/gig/premium')
  const button = await purchase()
  act(() => {
    for (let click = 0; click < 3; click += 1) button.click()
  })
  expect(mode.host.toasts).toHaveLength(1)
})

test('who has the pass is not sold another', async () => {
  store('artistProfile', artistWith({ premium_pass: true }))
  open('/gig/premium')
  const way = await screen.findByRole('link', { name: 'See your profile' })
  expect(way).toHaveAttribute('href', '/gig/artist-profile')
  expect(screen.queryByRole('button', { name: 'Purchase Pass' })).toBeNull()
})

test('a pass that could not be stored is not celebrated', async () => {
  const mode = open('/gig/premium')
  const button = await purchase()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  fireEvent.click(button)
  expect(mode.path()).toBe('/gig/premium')
  expect(mode.host.toasts.map(({ title }) => title)).not.toContain('Congratulations')
})
