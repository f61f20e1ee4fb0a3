import { readLocalStorage } from '@baithak/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createArtist, renderGig, setFixedDate } from '../testing/render-gig'

setFixedDate()
const purchase = () => screen.findByRole('button', { name: 'Purchase Pass' })

test('Purchase Pass for ₹499 per month grants premium and the badge', async () => {
  const mode = renderGig('/gig', { artistProfile: createArtist({ applied_gigs_count: 10 }) })
  mode.go('/gig/premium')
  const button = await purchase()
  expect(screen.getByText('₹499')).toBeInTheDocument()
  expect(screen.getByText('per month')).toBeInTheDocument()
  fireEvent.click(button)
  expect(readLocalStorage('artistProfile')).toEqual(
    createArtist({ applied_gigs_count: 10, premium_pass: true, verified_performer: true }),
  )
  expect(mode.host.toasts).toEqual([expect.objectContaining({ title: 'Congratulations' })])
  expect(mode.path()).toBe('/gig/artist-profile')
  expect(await screen.findByText('Verified Performer')).toBeInTheDocument()
  mode.back()
  expect(mode.path()).toBe('/gig')
  mode.go('/gig/premium')
  const link = await screen.findByRole('link', { name: 'See your profile' })
  expect(link).toHaveAttribute('href', '/gig/artist-profile')
})
