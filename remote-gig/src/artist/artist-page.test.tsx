import { readLocalStorage, seedLocalStorage } from '@baithak/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noAppliedGigs } from '../model/gig'
import { createArtist, renderGig, setFixedDate } from '../testing/render-gig'

setFixedDate()
const shownName = async () => (await screen.findByRole('heading', { level: 1 })).textContent

test('a new artist: Guest User, no application yet, the way to premium, no gig, genre or rating', async () => {
  const { host } = renderGig('/gig/artist-profile')
  expect(await shownName()).toBe('Guest User')
  for (const text of [
    'Performer',
    '0 of 10',
    'Nothing confirmed yet. The stage is being swept.',
    'Your genres appear here with your first gig.',
    'Not rated yet',
  ])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /My Gigs/ })).toHaveTextContent('0')
  expect(screen.getByRole('link', { name: /Premium Performer Pass/ })).toHaveAttribute(
    'href',
    '/gig/premium',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Artist settings' }))
  expect(host.toasts).toMatchObject([{ title: 'Not implemented yet', duration: 3000 }])
})

test('a member with premium: verified, all bulbs lit, the pass, next gig, genres, rating, shared as text', async () => {
  const writeText = vi.fn(async (_: string) => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  seedLocalStorage({ userData: { name: 'aanya rao' } })
  const premium = { name: '', premium_pass: true, verified_performer: true }
  seedLocalStorage({ artistProfile: createArtist({ ...premium, applied_gigs_count: 14 }) })
  const mehfil = { id: 2, title: 'Mehfil', cafe: 'Cutting Chai Company', date: '2026-11-26' }
  const played = [4.5, null].map((rating, id) => ({
    id,
    title: `Gig ${id}`,
    genre: 'Ghazal',
    rating,
  }))
  seedLocalStorage({ appliedGigs: { ...noAppliedGigs, Confirmed: [mehfil], Completed: played } })
  const { host } = renderGig('/gig/artist-profile')
  expect(await shownName()).toBe('aanya rao')
  for (const text of ['Verified Performer', '14', 'Ghazal', '4.5'])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByText('Unlimited with your Premium Performer Pass.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Premium Performer Pass/ })).toHaveTextContent('Active')
  expect(screen.getByRole('link', { name: /26 Nov 2026.*Mehfil/ })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Share profile' }))
  await vi.waitFor(() => expect(host.toasts[0]?.title).toBe('Copied to Clipboard!'))
  expect(writeText).toHaveBeenCalledWith(
    [
      'aanya rao, verified performer on Baithak',
      'Plays: Ghazal',
      'Rated 4.5 out of 5 over 1 gig',
      'Next on stage: Mehfil, Cutting Chai Company, 26 Nov 2026',
    ].join('\n'),
  )
})

test('what the artist writes is checked, stored under a key of its own and shown', async () => {
  const { host } = renderGig('/gig/artist-profile')
  fireEvent.click(await screen.findByRole('button', { name: 'Write about yourself' }))
  const field = (name: string) => screen.findByRole('textbox', { name })
  fireEvent.change(await field('About you, in a few lines'), { target: { value: 'Old songs.' } })
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '45' } })
  fireEvent.change(await field('Tags'), { target: { value: 'Ghazal, Unplugged,, Ghazal' } })
  fireEvent.change(await field('Links'), { target: { value: 'javascript:alert(1)' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await field('Links')).toHaveFocus()
  expect(screen.getByText(/^One of these is no web address/)).toBeInTheDocument()
  fireEvent.change(await field('Links'), { target: { value: 'www.soundcloud.com/ira' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(host.toasts.at(-1)?.title).toBe('Page saved')
  expect(readLocalStorage('artistPage')).toEqual({
    bio: 'Old songs.',
    setMinutes: 45,
    tags: ['Ghazal', 'Unplugged'],
    links: ['www.soundcloud.com/ira'],
  })
  expect(await screen.findByText('Old songs.')).toBeInTheDocument()
  expect(screen.getByText('45 minute set')).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Tags' })).toHaveTextContent('GhazalUnplugged')
  expect(screen.getByRole('link', { name: 'soundcloud.com/ira' })).toHaveAttribute(
    'href',
    'https://www.soundcloud.com/ira',
  )
})
