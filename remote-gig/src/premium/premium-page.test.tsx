import { expectTexts, readLocalStorage, waitForLazyScreen } from '@baithak/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createArtist, renderGig, setFixedDate, tap } from '../testing/render-gig'

setFixedDate()

test('Purchase Pass for ₹499 per month grants premium and the badge', async () => {
  const mode = await renderGig('/gig', { artistProfile: createArtist({ applied_gigs_count: 10 }) })
  mode.go('/gig/premium')
  await waitForLazyScreen()
  expectTexts(['₹499', 'per month'])
  await tap('Purchase Pass')
  expect(readLocalStorage('artistProfile')).toEqual(
    createArtist({ applied_gigs_count: 10, premium_pass: true, verified_performer: true }),
  )
  expect(mode.host.toasts).toEqual([expect.objectContaining({ title: 'Congratulations' })])
  expect(mode.path()).toBe('/gig/artist-profile')
  expect(screen.getByText('Verified Performer')).toBeInTheDocument()
  mode.back()
  expect(mode.path()).toBe('/gig')
  mode.go('/gig/premium')
  const link = await screen.findByRole('link', { name: 'See your profile' })
  expect(link).toHaveAttribute('href', '/gig/artist-profile')
})
