import { readLocalStorage } from '@baithak/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createArtist, renderGig, setFixedDate, tap } from '../testing/render-gig'

setFixedDate()
const ghazal = '/gig/detail/ghazal-baithak-2026-11-28'

test('Apply adds the gig to Applied and opens My Gigs', async () => {
  const gig = await renderGig(ghazal, { artistProfile: createArtist({ applied_gigs_count: 3 }) })
  expect(screen.getByText('3 of 10')).toBeInTheDocument()
  await tap('Apply')
  expect(gig.path()).toBe('/gig/my-gigs')
  expect(gig.host.toasts).toEqual([expect.objectContaining({ title: 'Application Sent' })])
  expect(readLocalStorage('appliedGigs')).toMatchObject({
    Applied: [{ time: '8:00 PM', description: expect.stringContaining('takht') }],
  })
  const applied = screen.getByRole('link', { name: /Ghazal Baithak.*Applied on 21 Nov 2026/ })
  expect(applied).toBeInTheDocument()
  expect(readLocalStorage('artistProfile')).toHaveProperty('applied_gigs_count', 4)
})

test('an application can be withdrawn, and the toast brings it back', async () => {
  const { host, go, path } = await renderGig(ghazal)
  await tap('Apply')
  go(ghazal)
  const button = await screen.findByRole('button', { name: 'Applied' })
  expect(button).toHaveAccessibleDescription("You've already applied to this gig.")
  fireEvent.click(button)
  expect(path()).toBe(ghazal)
  await tap('Withdraw')
  expect(host.toasts.at(-1)?.title).toBe('Application withdrawn')
  expect(screen.getByText('0 of 10')).toBeInTheDocument()
  expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Apply' }))
  act(() => host.toasts.at(-1)?.action?.onPress())
  expect(await screen.findByRole('button', { name: 'Applied' })).toBeInTheDocument()
  expect(readLocalStorage('artistProfile')).toHaveProperty('applied_gigs_count', 1)
})

test('the eleventh application of a week shows the limit toast and the upgrade dialog', async () => {
  const gig = await renderGig(ghazal, { artistProfile: createArtist({ applied_gigs_count: 10 }) })
  await tap('Apply')
  const title = 'Weekly Limit Reached!'
  const description =
    "You've applied to 10 gigs this week. Upgrade to Premium for unlimited applications."
  expect(gig.host.toasts).toEqual([{ title, description, destructive: true }])
  expect(screen.getByRole('dialog', { name: title })).toBeInTheDocument()
  expect(localStorage.getItem('appliedGigs')).toBeNull()
  await tap('Maybe Later')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(gig.path()).toBe(ghazal)
  await tap('Apply')
  await tap('Upgrade Now')
  expect(gig.path()).toBe('/gig/premium')
})
