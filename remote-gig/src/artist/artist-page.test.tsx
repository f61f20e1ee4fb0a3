import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { artistWith, noGigs, onStage, store } from '../testing/render-gig'

const open = onStage()
const nameOnStage = async () => (await screen.findByRole('heading', { level: 1 })).textContent

test('the profile names the artist by her profile, else by her name as everywhere in the app, else as Guest User', async () => {
  const mode = open('/gig/artist-profile')
  expect(await nameOnStage()).toBe('Guest User')
  mode.unmount()
  store('userName', 'Aanya Rao')
  const second = open('/gig/artist-profile')
  expect(await nameOnStage()).toBe('Aanya Rao')
  second.unmount()
  localStorage.setItem('userData', JSON.stringify({ name: 'Aanya Kumari Rao' }))
  const third = open('/gig/artist-profile')
  expect(await nameOnStage()).toBe('Aanya Kumari Rao')
  third.unmount()
  store('artistProfile', artistWith({ name: 'Aanya R' }))
  open('/gig/artist-profile')
  expect(await nameOnStage()).toBe('Aanya R')
})

test('the verified badge is for verified performers', async () => {
  store('artistProfile', artistWith({ verified_performer: true }))
  const mode = open('/gig/artist-profile')
  expect(await screen.findByText('Verified Performer')).toBeVisible()
  mode.unmount()
  store('artistProfile', artistWith())
  open('/gig/artist-profile')
  expect(await screen.findByText('Performer')).toBeVisible()
})

test('the week’s applications of ten are lit bulbs', async () => {
  store('artistProfile', artistWith({ applied_gigs_count: 3 }))
  open('/gig/artist-profile')
  expect(await screen.findByText('3 of 10')).toBeVisible()
  expect(screen.getByRole('img', { name: '3 of 10 applications sent this week' })).toBeVisible()
  expect(screen.getByText('7 applications left until Monday.')).toBeVisible()
})

test('applications of another week light no bulb', async () => {
  store('artistProfile', artistWith({ applied_gigs_count: 10, last_applied_week: '2026-W46' }))
  open('/gig/artist-profile')
  expect(await screen.findByText('0 of 10')).toBeVisible()
})

test('premium lights all bulbs, counts on without a limit and hangs up the pass', async () => {
  store('artistProfile', artistWith({ premium_pass: true, applied_gigs_count: 14 }))
  open('/gig/artist-profile')
  expect(await screen.findByText('14')).toBeVisible()
  expect(screen.getByText('Unlimited with your Premium Performer Pass.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Premium Performer Pass' })).toHaveTextContent('Active')
})

test('without premium there is a way to it', async () => {
  open('/gig/artist-profile')
  const way = await screen.findByRole('link', { name: /Premium Performer Pass/ })
  expect(way).toHaveAttribute('href', '/gig/premium')
})

test('the profile shows what is confirmed next, the genres, the gigs and the average rating', async () => {
  open('/gig/artist-profile')
  expect(await screen.findByRole('link', { name: /26 Nov 2026.*Raga at Dusk/ })).toBeVisible()
  expect(screen.getByText('Kannada songs')).toBeVisible()
  expect(screen.getByRole('link', { name: /My Gigs/ })).toHaveTextContent('6')
  expect(screen.getByText('4.7')).toBeVisible()
})

test('an artist with nothing yet sees what will stand there', async () => {
  store('appliedGigs', { ...noGigs, Applied: [{ id: 1, title: 'First' }] })
  open('/gig/artist-profile')
  expect(await screen.findByText('Nothing confirmed yet. The stage is being swept.')).toBeVisible()
  expect(screen.getByText('Your genres appear here with your first gig.')).toBeVisible()
  expect(screen.getByText('Not rated yet')).toBeVisible()
})

test('sharing copies a card with all that a café wants to know, and says so', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  store('artistProfile', artistWith({ verified_performer: true }))
  const mode = open('/gig/artist-profile')
  fireEvent.click(await screen.findByRole('button', { name: 'Share profile' }))
  await vi.waitFor(() => expect(mode.host.toasts[0]?.title).toBe('Copied to Clipboard!'))
  expect(writeText).toHaveBeenCalledWith(
    [
      'Ira Menon, verified performer on Baithak',
      'Plays: Ghazal, Kannada songs, Poetry, Hindustani, Indie folk',
      'Rated 4.7 out of 5 over 3 gigs',
      'Next on stage: Raga at Dusk, Cutting Chai Company, 26 Nov 2026',
    ].join('\n'),
  )
})

test('the card counts the gigs that were rated, not all that were played', async () => {
  const writeText = vi.fn(async (_: string) => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const played = [5, null, undefined].map((rating, id) => ({ id, title: `Gig ${id}`, rating }))
  store('appliedGigs', { ...noGigs, Completed: played })
  const mode = open('/gig/artist-profile')
  fireEvent.click(await screen.findByRole('button', { name: 'Share profile' }))
  await vi.waitFor(() => expect(mode.host.toasts[0]?.title).toBe('Copied to Clipboard!'))
  expect(writeText.mock.calls[0]?.[0]).toContain('Rated 5.0 out of 5 over 1 gig')
  expect(writeText.mock.calls[0]?.[0]).not.toContain('3 gigs')
})

test('when neither sharing nor copying works, the artist is told', async () => {
  vi.stubGlobal('navigator', {})
  const mode = open('/gig/artist-profile')
  fireEvent.click(await screen.findByRole('button', { name: 'Share profile' }))
  await vi.waitFor(() => expect(mode.host.toasts[0]?.destructive).toBe(true))
})

test('a second tap while the share sheet opens does not copy behind it', async () => {
  const busy = () => Promise.reject(new DOMException('busy', 'InvalidStateError'))
  const share = vi.fn(busy).mockReturnValueOnce(new Promise(() => {}))
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  const mode = open('/gig/artist-profile')
  const button = await screen.findByRole('button', { name: 'Share profile' })
  fireEvent.click(button)
  fireEvent.click(button)
  await new Promise((resolve) => setTimeout(resolve))
  expect(share).toHaveBeenCalledOnce()
  expect(writeText).not.toHaveBeenCalled()
  expect(mode.host.toasts).toEqual([])
})
