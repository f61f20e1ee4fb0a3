import { rejectWrites } from '@baithak/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  createArtist,
  readLocalStorage,
  renderGig,
  seedLocalStorage,
  setFixedDate,
} from '../testing/render-gig'

setFixedDate()
const purchase = () => screen.findByRole('button', { name: 'Purchase Pass' })

test('the Premium Performer Pass costs 499 rupees per month', async () => {
  renderGig('/gig/premium')
  expect(await screen.findByRole('heading', { name: 'Premium Performer Pass' })).toBeVisible()
  expect(screen.getByText('₹499')).toBeVisible()
  expect(screen.getByText('per month')).toBeVisible()
})

test('Purchase Pass grants premium and the verified badge, says Congratulations and opens the profile', async () => {
  seedLocalStorage('artistProfile', createArtist({ applied_gigs_count: 10 }))
  const mode = renderGig('/gig/premium')
  fireEvent.click(await purchase())
  expect(readLocalStorage('artistProfile')).toEqual(
    createArtist({ applied_gigs_count: 10, premium_pass: true, verified_performer: true }),
  )
  expect(mode.host.toasts).toEqual([expect.objectContaining({ title: 'Congratulations' })])
  expect(mode.path()).toBe('/gig/artist-profile')
  expect(await screen.findByText('Verified Performer')).toBeVisible()
})

test('back from the profile skips the purchase screen', async () => {
  const mode = renderGig('/gig')
  mode.go('/gig/premium')
  fireEvent.click(await purchase())
  await screen.findByText('Verified Performer')
  mode.back()
  expect(mode.path()).toBe('/gig')
})

test('an artist who has the pass cannot buy another', async () => {
  seedLocalStorage('artistProfile', createArtist({ premium_pass: true }))
  renderGig('/gig/premium')
  const link = await screen.findByRole('link', { name: 'See your profile' })
  expect(link).toHaveAttribute('href', '/gig/artist-profile')
  expect(screen.queryByRole('button', { name: 'Purchase Pass' })).toBeNull()
})

test('no Congratulations when the pass cannot be stored', async () => {
  const mode = renderGig('/gig/premium')
  const button = await purchase()
  rejectWrites()
  fireEvent.click(button)
  expect(mode.path()).toBe('/gig/premium')
  expect(mode.host.toasts.map(({ title }) => title)).not.toContain('Congratulations')
})
